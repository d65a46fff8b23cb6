// \0virtual:cloudflare/worker-entry
var worker_entry_default = { async fetch() {
	return new Response("not found", { status: 404 });
} };
export { worker_entry_default as default };

//# sourceMappingURL=index.js.map