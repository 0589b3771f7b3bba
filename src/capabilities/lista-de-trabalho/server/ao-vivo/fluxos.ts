import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Clock } from '#server/clock.ts';

/** A session just checked is not checked again for each of many events. */
const CONFERIDA_VALE_MS = 5000;
/** A browser that falls this far behind is disconnected, and comes back to a fresh list. */
const ACUMULADO_MAXIMO = 256 * 1024;

/** The people behind requests that are still open; those who no longer are anybody are not in it. */
export type Conferir = (
  requests: readonly FastifyRequest[],
) => Promise<ReadonlyMap<FastifyRequest, UsuarioAtual>>;

interface Fluxo {
  readonly saida: PassThrough;
  /** As last checked: what the person may open changes while the stream is open. */
  usuario: UsuarioAtual;
  readonly request: FastifyRequest;
  conferidaEm: number;
}

export const linhas = (evento: string, dados: unknown): string =>
  `event: ${evento}\ndata: ${JSON.stringify(dados)}\n\n`;

/** The open streams of this process. */
export const createFluxos = (clock: Clock, conferir: Conferir) => {
  const fluxos = new Set<Fluxo>();

  const escrever = ({ saida }: Fluxo, texto: string): void => {
    if (saida.writableLength > ACUMULADO_MAXIMO) saida.destroy();
    else if (!saida.writableEnded) saida.write(texto);
  };

  const encerrar = (fluxo: Fluxo): void => {
    fluxos.delete(fluxo);
    if (!fluxo.saida.writableEnded) fluxo.saida.end(linhas('fim', {}));
  };

  /** Somebody who left, was blocked or changed profile or office hears nothing more. */
  const confirmar = (fluxo: Fluxo, pessoa: UsuarioAtual | undefined, agora: number): void => {
    const { usuario } = fluxo;
    fluxo.conferidaEm = agora;
    if (pessoa?.idPerfil === usuario.idPerfil && pessoa.idOuvidoria === usuario.idOuvidoria)
      fluxo.usuario = pessoa;
    else encerrar(fluxo);
  };

  /** All at once: one statement, however many screens are open. */
  const conferirTodos = async (quais: readonly Fluxo[]): Promise<void> => {
    const agora = clock.now().getTime();
    const aConferir = quais.filter(({ conferidaEm }) => agora - conferidaEm >= CONFERIDA_VALE_MS);
    if (aConferir.length === 0) return;
    const pessoas = await conferir(aConferir.map(({ request }) => request));
    for (const fluxo of aConferir) confirmar(fluxo, pessoas.get(fluxo.request), agora);
  };

  const escreverAos = async (
    ouve: (usuario: UsuarioAtual) => boolean,
    texto: (usuario: UsuarioAtual) => string,
  ): Promise<void> => {
    const quais = [...fluxos].filter(({ usuario }) => ouve(usuario));
    await conferirTodos(quais);
    // Again after the check, which may have found that the case is no longer for them.
    for (const fluxo of quais)
      if (fluxos.has(fluxo) && ouve(fluxo.usuario)) escrever(fluxo, texto(fluxo.usuario));
  };

  return {
    isVazio: () => fluxos.size === 0,
    algum: (como: (usuario: UsuarioAtual) => boolean) => [...fluxos].some(({ usuario }) => como(usuario)),
    escreverAos,
    abrir: (usuario: UsuarioAtual, request: FastifyRequest, reply: FastifyReply) => {
      const saida = new PassThrough();
      const fluxo: Fluxo = { saida, usuario, request, conferidaEm: clock.now().getTime() };
      saida.on('close', () => fluxos.delete(fluxo));
      fluxos.add(fluxo);
      saida.write('retry: 5000\n\n');
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(saida);
    },
    fechar: (): void => {
      for (const { saida } of [...fluxos]) saida.end();
      fluxos.clear();
    },
  };
};
