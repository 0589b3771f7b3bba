import { randomInt } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Acao, SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { idsImpedidos } from '#capabilities/manifestacao/server/index.ts';
import { daysBetween, localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { ouveCaso, ouveOrgao, soOuveOsSeus } from '../../domain/ao-vivo.ts';
import { filasDoCaso, type NomeDaFila } from '../../domain/filas.ts';
import { soEmTempoReal } from '../../domain/lista-de-trabalho-errors.ts';
import { findCasoQueMuda, temPassoAberto } from '../escopo-repository.ts';
import { type Canal, createOuvinte } from './ouvinte.ts';

/** Proxies close a silent connection; this is shorter than they usually wait. */
const BATIMENTO_MS = 25_000;
/** A session just checked is not checked again for each of many events. */
const CONFERIDA_VALE_MS = 5000;
/** A browser that falls this far behind is disconnected, and comes back to a fresh list. */
const ACUMULADO_MAXIMO = 256 * 1024;

/**
 * An event tells whoever listens the second at which somebody was writing to the platform, and the office has the log of its own
 * network: of what the person does on a protected case it comes some minutes later, never after the same time.
 */
const ESPERA_MAXIMA_MS = 10 * 60_000;
const esperaAoAcaso = (): number => randomInt(ESPERA_MAXIMA_MS);

const antes = z.object({
  idSituacao: z.int(),
  temResponsavel: z.boolean(),
  temPassoInterno: z.boolean(),
  prazoParado: z.boolean(),
  prazo: z.iso.date(),
});
const mudanca = z.object({
  idManifestacao: z.int(),
  idOuvidoria: z.int(),
  idOuvidoriaAnterior: z.int(),
  versao: z.int(),
  acao: z.string(),
  responsavel: z.string(),
  idResponsavel: z.int().nullable(),
  antes: antes.nullable(),
});
const chegada = z.object({ idManifestacao: z.int(), idOuvidoria: z.int() });
const alerta = z.object({
  usuarios: z.array(z.int()),
  idManifestacao: z.int().nullable(),
  semPressa: z.boolean(),
});

/** What the stream needs from other capabilities. */
export interface DeOutros {
  /** The person behind a request that is still open, if they still are. */
  conferir(request: FastifyRequest): Promise<UsuarioAtual | null>;
  /** Who has a case open. */
  presentes(db: Db, agora: Date, idManifestacao: number): Promise<unknown>;
}

interface Fluxo {
  readonly saida: PassThrough;
  /** As last checked: what the person may open changes while the stream is open. */
  usuario: UsuarioAtual;
  readonly request: FastifyRequest;
  conferidaEm: number;
}

type Mudanca = z.output<typeof mudanca>;

/** The person's queues that had the case before the act: it does not newly arrive in those. */
const filasAntes = (
  { antes: estado, idOuvidoriaAnterior, acao }: Mudanca,
  usuario: UsuarioAtual,
  agora: Date,
): readonly NomeDaFila[] => {
  // A colaborador called to help saw nothing of the case before.
  const tinha = soOuveOsSeus(usuario) ? acao !== Acao.tramitacao : ouveOrgao(usuario, [idOuvidoriaAnterior]);
  if (!estado || !tinha) return [];
  const { idSituacao, prazo, ...resto } = estado;
  return filasDoCaso({
    ...resto,
    situacao: idSituacao as IdSituacao,
    diasAtePrazo: daysBetween(localDate(agora.getTime()), diaGuardado(prazo)),
  });
};

const linhas = (evento: string, dados: unknown): string =>
  `event: ${evento}\ndata: ${JSON.stringify(dados)}\n\n`;

/** The open streams of this process, and which of them hear what. */
export const createAoVivo = (
  platform: Platform,
  { conferir, presentes }: DeOutros,
  batimento = BATIMENTO_MS,
  espera = esperaAoAcaso,
) => {
  const { db, clock, log } = platform;
  const fluxos = new Set<Fluxo>();
  const esperando = new Set<NodeJS.Timeout>();

  const escrever = (fluxo: Fluxo, texto: string): void => {
    if (fluxo.saida.writableLength > ACUMULADO_MAXIMO) fluxo.saida.destroy();
    else if (!fluxo.saida.writableEnded) fluxo.saida.write(texto);
  };

  const encerrar = (fluxo: Fluxo): void => {
    fluxos.delete(fluxo);
    if (!fluxo.saida.writableEnded) fluxo.saida.end(linhas('fim', {}));
  };

  /** Somebody who left, was blocked or changed profile or office hears nothing more. */
  const aindaPode = async (fluxo: Fluxo): Promise<boolean> => {
    const agora = clock.now().getTime();
    if (agora - fluxo.conferidaEm < CONFERIDA_VALE_MS) return true;
    const { usuario } = fluxo;
    const pessoa = await conferir(fluxo.request);
    fluxo.conferidaEm = agora;
    if (pessoa?.idPerfil === usuario.idPerfil && pessoa.idOuvidoria === usuario.idOuvidoria) {
      fluxo.usuario = pessoa;
      return true;
    }
    encerrar(fluxo);
    return false;
  };

  const contar = async (
    evento: string,
    dados: (usuario: UsuarioAtual) => unknown,
    ouve: (usuario: UsuarioAtual) => boolean | Promise<boolean>,
  ): Promise<void> => {
    for (const fluxo of [...fluxos]) {
      // Again after the check, which may have found that the case is no longer for them.
      if ((await ouve(fluxo.usuario)) && (await aindaPode(fluxo)) && (await ouve(fluxo.usuario)))
        escrever(fluxo, linhas(evento, dados(fluxo.usuario)));
    }
  };

  const doCaso = async (idManifestacao: number, orgaos: readonly number[]) => {
    // Asked anew: the stream may have been opened before the person was kept away from the case.
    const longe = await idsImpedidos(platform, db, idManifestacao);
    const caso = await findCasoQueMuda(db, idManifestacao);
    return async (usuario: UsuarioAtual): Promise<boolean> =>
      caso !== null &&
      !longe.has(usuario.idUsuario) &&
      ouveCaso(usuario, caso) &&
      ouveOrgao(usuario, orgaos) &&
      (!soOuveOsSeus(usuario) || (await temPassoAberto(db, usuario.idUsuario, idManifestacao)));
  };

  const falhou = (error: unknown): void =>
    log.error(`A live event was not told: ${error instanceof Error ? error.message : 'unknown'}`);

  const contarMudanca = async (mudou: Mudanca): Promise<void> => {
    const { idManifestacao, versao, acao, responsavel, idResponsavel } = mudou;
    const agora = clock.now();
    await contar(
      'manifestacao',
      (usuario) => ({
        idManifestacao,
        versao,
        acao,
        responsavel,
        propria: usuario.idUsuario === idResponsavel,
        filasAntes: filasAntes(mudou, usuario, agora),
      }),
      await doCaso(idManifestacao, [mudou.idOuvidoria, mudou.idOuvidoriaAnterior]),
    );
  };

  const maisTarde = (fazer: () => Promise<void>): void => {
    const relogio = setTimeout(() => {
      esperando.delete(relogio);
      fazer().catch(falhou);
    }, espera());
    relogio.unref();
    esperando.add(relogio);
  };

  const receber: Readonly<Record<Canal, (dados: unknown) => Promise<void>>> = {
    manifestacao: async (dados) => {
      const mudou = mudanca.parse(dados);
      if (fluxos.size === 0) return;
      const daPessoa = mudou.idResponsavel === null && mudou.responsavel !== SISTEMA;
      if (daPessoa && (await findCasoQueMuda(db, mudou.idManifestacao))?.protegida)
        maisTarde(() => contarMudanca(mudou));
      else await contarMudanca(mudou);
    },
    presenca: async (dados) => {
      const { idManifestacao, idOuvidoria } = chegada.parse(dados);
      if (fluxos.size === 0) return;
      const pessoas = await presentes(db, clock.now(), idManifestacao);
      await contar(
        'presenca',
        () => ({ idManifestacao, pessoas }),
        await doCaso(idManifestacao, [idOuvidoria]),
      );
    },
    alerta: async (dados) => {
      const { usuarios, idManifestacao, semPressa } = alerta.parse(dados);
      if (fluxos.size === 0) return;
      const tocar = async () => {
        const longe = idManifestacao === null ? null : await idsImpedidos(platform, db, idManifestacao);
        await contar(
          'alerta',
          () => ({}),
          ({ idUsuario }) => usuarios.includes(idUsuario) && !longe?.has(idUsuario),
        );
      };
      if (semPressa) maisTarde(tocar);
      else await tocar();
    },
  };

  const ouvinte = createOuvinte(platform, {
    mensagem: (canal, texto) => {
      void Promise.resolve()
        .then(() => receber[canal](JSON.parse(texto)))
        .catch(falhou);
    },
    retomada: () => {
      contar(
        'retomada',
        () => ({}),
        () => true,
      ).catch(falhou);
    },
  });

  const bater = async (): Promise<void> => {
    for (const fluxo of [...fluxos]) if (await aindaPode(fluxo)) escrever(fluxo, ': ainda aqui\n\n');
  };
  const relogio = setInterval(() => {
    bater().catch(falhou);
  }, batimento);
  relogio.unref();

  return {
    abrir: async (usuario: UsuarioAtual, request: FastifyRequest, reply: FastifyReply) => {
      if (!request.headers.accept?.includes('text/event-stream')) throw soEmTempoReal();
      await ouvinte.ouvir();
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
    fechar: async (): Promise<void> => {
      clearInterval(relogio);
      for (const cada of esperando) clearTimeout(cada);
      for (const { saida } of [...fluxos]) saida.end();
      fluxos.clear();
      ouvinte.fechar();
    },
  };
};
export type AoVivo = ReturnType<typeof createAoVivo>;
