#!/usr/bin/env node
/**
 * Recebe webhooks na sua máquina, confere a assinatura de cada um e o mostra. Usa conferir-webhook.mjs, da mesma pasta.
 *
 *   SEGREDO='whsec_…' node receptor.mjs [porta]
 */
import { createServer } from 'node:http';
import { conferirWebhook } from './conferir-webhook.mjs';

const { SEGREDO } = process.env;

const servidor = createServer(async (pedido, resposta) => {
  let corpo = '';
  for await (const parte of pedido.setEncoding('utf8')) corpo += parte;
  const confere = conferirWebhook(SEGREDO, pedido.headers, corpo);
  console.log(confere ? 'confere' : 'NÃO CONFERE', corpo);
  // 2xx diz que chegou; com qualquer outra resposta ele vem de novo mais tarde.
  resposta.writeHead(confere ? 204 : 401).end();
});

if (SEGREDO) {
  servidor.listen(Number(process.argv[2] ?? 9000), '127.0.0.1', () =>
    console.log(`Esperando em http://127.0.0.1:${servidor.address().port}/`),
  );
} else {
  console.error("Diga o segredo que a plataforma mostrou: SEGREDO='whsec_…' node receptor.mjs");
  process.exitCode = 1;
}
