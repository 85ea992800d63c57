// Preloaded with --require (worker threads and child processes of Node take it over from NODE_OPTIONS): every way to
// the network throws, and is written down first, since a program could swallow the error.
const { appendFileSync } = require("node:fs");

function refuse(what) {
  return () => {
    if (process.env.SCRUBJAY_NETWORK_LOG) appendFileSync(process.env.SCRUBJAY_NETWORK_LOG, `${what}\n`);
    throw new Error(`no network: ${what}`);
  };
}

const net = require("node:net");
// TCP, TLS, HTTP, HTTP/2, fetch, WebSocket and Unix sockets all connect and listen through these two.
net.Socket.prototype.connect = refuse("connect");
net.Server.prototype.listen = refuse("listen");

const dns = require("node:dns");
for (const table of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  for (const name of Object.getOwnPropertyNames(table)) {
    if (/^(lookup|resolve|reverse)/.test(name)) table[name] = refuse(`dns ${name}`);
  }
}

const dgram = require("node:dgram");
dgram.createSocket = refuse("dgram");
dgram.Socket.prototype.bind = refuse("dgram");
dgram.Socket.prototype.send = refuse("dgram");

// Copies that `import { connect } from "node:net"` holds are renewed.
require("node:module").syncBuiltinESMExports();
