import { randomInt } from 'node:crypto';
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
import { findCasoQueMuda, quemTemPassoAberto } from '../escopo-repository.ts';
import { type Conferir, createFluxos, linhas } from './fluxos.ts';
import { type Canal, createOuvinte } from './ouvinte.ts';

/** Proxies close a silent connection; this is shorter than they usually wait. */
const BATIMENTO_MS = 25_000;

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
  readonly conferir: Conferir;
  /** Who has a case open. */
  presentes(db: Db, agora: Date, idManifestacao: number): Promise<unknown>;
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

/** Which of the open streams hear what. */
export const createAoVivo = (
  platform: Platform,
  { conferir, presentes }: DeOutros,
  batimento = BATIMENTO_MS,
  espera = esperaAoAcaso,
) => {
  const { db, clock, log } = platform;
  const fluxos = createFluxos(clock, conferir);
  const esperando = new Set<NodeJS.Timeout>();

  const contar = (
    evento: string,
    dados: (usuario: UsuarioAtual) => unknown,
    ouve: (usuario: UsuarioAtual) => boolean,
  ): Promise<void> => fluxos.escreverAos(ouve, (usuario) => linhas(evento, dados(usuario)));

  const doCaso = async (idManifestacao: number, orgaos: readonly number[]) => {
    // Asked anew: the stream may have been opened before the person was kept away from the case.
    const longe = await idsImpedidos(platform, db, idManifestacao);
    const caso = await findCasoQueMuda(db, idManifestacao);
    const comPasso = fluxos.algum(soOuveOsSeus) ? await quemTemPassoAberto(db, idManifestacao) : null;
    return (usuario: UsuarioAtual): boolean =>
      caso !== null &&
      !longe.has(usuario.idUsuario) &&
      ouveCaso(usuario, caso) &&
      ouveOrgao(usuario, orgaos) &&
      (!soOuveOsSeus(usuario) || comPasso?.has(usuario.idUsuario) === true);
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
      if (fluxos.isVazio()) return;
      const daPessoa = mudou.idResponsavel === null && mudou.responsavel !== SISTEMA;
      if (daPessoa && (await findCasoQueMuda(db, mudou.idManifestacao))?.protegida)
        maisTarde(() => contarMudanca(mudou));
      else await contarMudanca(mudou);
    },
    presenca: async (dados) => {
      const { idManifestacao, idOuvidoria } = chegada.parse(dados);
      if (fluxos.isVazio()) return;
      const pessoas = await presentes(db, clock.now(), idManifestacao);
      await contar(
        'presenca',
        () => ({ idManifestacao, pessoas }),
        await doCaso(idManifestacao, [idOuvidoria]),
      );
    },
    alerta: async (dados) => {
      const { usuarios, idManifestacao, semPressa } = alerta.parse(dados);
      if (fluxos.isVazio()) return;
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

  const bater = (): Promise<void> =>
    fluxos.escreverAos(
      () => true,
      () => ': ainda aqui\n\n',
    );
  const relogio = setInterval(() => {
    bater().catch(falhou);
  }, batimento);
  relogio.unref();

  return {
    abrir: async (usuario: UsuarioAtual, request: FastifyRequest, reply: FastifyReply) => {
      if (!request.headers.accept?.includes('text/event-stream')) throw soEmTempoReal();
      await ouvinte.ouvir();
      return fluxos.abrir(usuario, request, reply);
    },
    fechar: async (): Promise<void> => {
      clearInterval(relogio);
      for (const cada of esperando) clearTimeout(cada);
      fluxos.fechar();
      ouvinte.fechar();
    },
  };
};
export type AoVivo = ReturnType<typeof createAoVivo>;
