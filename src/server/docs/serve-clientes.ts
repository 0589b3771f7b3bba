import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { colecaoDe } from './colecao.ts';
import { arquivoDoExemplo, EXEMPLOS } from './exemplos.ts';
import type { Documentacao } from './openapi.ts';
import { tiposDe } from './tipos.ts';

interface Servico {
  documentacao(): Promise<Documentacao>;
  readonly instalacao: { readonly nome: string };
  readonly origem: string;
  enviar(request: FastifyRequest, reply: FastifyReply, tipo: string, texto: string): FastifyReply;
}

/** What integrators take with them: files to keep, each under its own name, rather than pages to read. */
export const serveClientes = (
  app: FastifyInstance,
  { documentacao, instalacao, origem, enviar }: Servico,
): void => {
  const baixar = (caminho: string, tipo: string, texto: () => Promise<string>): void => {
    const nome = caminho.split('/').at(-1);
    app.get(`/api/docs/${caminho}`, async (request, reply) => {
      void reply.header('content-disposition', `attachment; filename="${nome}"`);
      return enviar(request, reply, tipo, await texto());
    });
  };
  for (const { arquivo, tipo } of EXEMPLOS)
    baixar(`exemplos/${arquivo}`, tipo, () => readFile(arquivoDoExemplo(arquivo), 'utf8'));
  baixar('colecao.postman.json', 'application/json; charset=utf-8', async () =>
    JSON.stringify(colecaoDe(await documentacao(), instalacao.nome, origem), null, 2),
  );
  baixar('tipos.d.ts', 'text/plain; charset=utf-8', async () =>
    tiposDe((await documentacao()).documento('integracao')),
  );
};
