// The script of every page: what the server can't do from afar. The build bundles it behind htmx.
import "./menus.js";
import "./keyboard.js";
import "./focus.js";
import "./tip.js";
import "./log.js";
import "./turn.js";
import "./stream.js";
import "./double_clicks.js";
import "./requests.js";
import "./confirm.js";
import "./scrolling.js";
import "./sharing.js";
import "./since.js";
import "./box.js";
import "./view_3d.js";
import "./unreachable.js";
import "./install.js";
