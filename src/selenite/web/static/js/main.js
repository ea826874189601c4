// The script of every page. The build bundles it behind htmx.
import "./app.js";
import "./since.js";
