import type { FastifyReply, FastifyRequest } from 'fastify';
import { integrationError, isIntegration } from '../http/integration.ts';
import { isLeitura } from './classe.ts';

const CODIGO = 'servidor.ocupado';
const AO_LER = 'O sistema está muito ocupado agora. Espere alguns segundos e tente de novo.';
const AO_ENVIAR =
  'O sistema está muito ocupado agora e não recebeu o que você enviou: nada foi gravado. Espere alguns segundos e envie de novo.';

/** Seconds to wait. They differ, so that those who were sent away together do not come back together. */
const MENOR_ESPERA = 2;
const ESPERAS = 5;

const pagina = (frase: string, saida: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sistema muito ocupado</title>
<style>body{font-family:Raleway,Rawline,sans-serif;max-width:40rem;margin:0 auto;padding:2rem 1rem;color:#333;line-height:1.5}a{color:#1351b4}</style>
</head>
<body>
<main>
<h1>Sistema muito ocupado</h1>
<p>${frase}</p>
<p>${saida}</p>
</main>
</body>
</html>
`;

/** Made once: sending somebody away must cost next to nothing. */
const PRONTAS = {
  leitura: {
    json: JSON.stringify({ message: AO_LER, code: CODIGO }),
    html: pagina(AO_LER, '<a href="">Tentar de novo</a>'),
  },
  envio: {
    json: JSON.stringify({ message: AO_ENVIAR, code: CODIGO }),
    html: pagina(
      AO_ENVIAR,
      'Use o botão de voltar do navegador: o que você escreveu costuma continuar na página.',
    ),
  },
};

const corpoDe = (request: FastifyRequest, reply: FastifyReply): readonly [tipo: string, corpo: string] => {
  const isDeLeitura = isLeitura(request);
  const { json, html } = PRONTAS[isDeLeitura ? 'leitura' : 'envio'];
  if (request.headers.accept?.includes('text/html')) return ['text/html; charset=utf-8', html];
  const tipo = 'application/json; charset=utf-8';
  if (!isIntegration(request)) return [tipo, json];
  const recusa = { message: isDeLeitura ? AO_LER : AO_ENVIAR, code: CODIGO };
  return [tipo, JSON.stringify(integrationError(request, reply, recusa))];
};

/** 'Too much at once, come back in a moment' (RFC 9110, 15.6.4), before anything was read, checked or written. */
export const recusar = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.code(503);
  const [tipo, corpo] = corpoDe(request, reply);
  return reply
    .header('retry-after', MENOR_ESPERA + Math.floor(Math.random() * ESPERAS))
    .header('cache-control', 'no-store')
    .type(tipo)
    .send(corpo);
};
