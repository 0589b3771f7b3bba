/**
 * Loaded before the server, whose clock (`RELOGIO_INICIAL`) is based on this one: the journey says
 * how many milliseconds to skip, so that days pass without a restart.
 */
const relogio = Date.now;
let passaram = 0;

Date.now = () => relogio() + passaram;

process.on('message', (milissegundos) => {
  passaram += milissegundos;
  process.send(passaram);
});
// The open channel must not keep the server running; threads, which check files, have none.
process.channel?.unref();
