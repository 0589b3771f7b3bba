import type { PortaDaSessao } from '#capabilities/segundo-fator/server/index.ts';
import type { IdTipoDocumento } from '#kernel/numeros/documento.ts';
import { days } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { type Routes, routes } from '#server/http/handlers.ts';
import type { Authenticate } from '#server/http/register.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import type { GovbrClient } from '#server/sign-on/govbr-client.ts';
import { sessaoContract } from '../contract.ts';
import { documentoPedido } from '../domain/pendencias.ts';
import { isDaEquipe, pendenciaDe } from '../domain/sessao.ts';
import { createEmpresas } from './empresas.ts';
import { createEntrarComGovbr } from './entrar-com-govbr.ts';
import { createEntrarComSenha } from './entrar-com-senha.ts';
import { sessaoHandlers } from './routes.ts';
import { isFatorPendente } from './sessao-lida.ts';
import {
  clearRecuperacaoCadastro,
  deleteSessoesAntigas,
  endSessoesDoUsuario,
  listSessoesVivas,
  setFatorConfirmado,
  spendConfirmacao,
} from './sessao-repository.ts';
import type { LidoComASessao } from './sessao-viva-repository.ts';
import { createSessoes, type Sessoes } from './sessoes.ts';

export type { Entrou } from './sessoes.ts';

/** What a person sees about a session of theirs: no address or browser, as none is stored. */
interface SessaoNaLista {
  readonly iniciadaEm: Date;
  readonly ultimaAtividadeEm: Date;
  readonly peloGovbr: boolean;
  readonly isAtual: boolean;
}

export interface SessaoCapability<L> extends Routes {
  readonly authenticate: Sessoes<L>['authenticate'];
  readonly conferir: Sessoes<L>['conferir'];
  readonly jobs: readonly Job[];
  /** What the second factor reads of a session and notes in it. */
  readonly paraOFator: PortaDaSessao;
  /** What the acts of an account do to its sessions. */
  readonly efeitos: {
    encerrarOutras(trx: Db, idUsuario: number, request?: Parameters<Authenticate>[0]): Promise<void>;
    listAbertas(idUsuario: number, request: Parameters<Authenticate>[0]): Promise<SessaoNaLista[]>;
    documentoPedido(request: Parameters<Authenticate>[0]): IdTipoDocumento | null;
    concluirRecuperacao(trx: Db, request: Parameters<Authenticate>[0]): Promise<void>;
  };
}

export const sessaoCapability = <L>(
  platform: Platform,
  govbr: GovbrClient,
  comASessao: LidoComASessao<L>,
): SessaoCapability<L> => {
  const sessoes = createSessoes(platform, comASessao);
  const { db, clock } = platform;
  const handlers = sessaoHandlers({
    platform,
    sessoes,
    govbr,
    entrarComSenha: createEntrarComSenha(platform, sessoes),
    entrarComGovbr: createEntrarComGovbr(platform, sessoes, govbr),
    empresas: createEmpresas(platform, sessoes, govbr),
  });
  const encerrarOutras: PortaDaSessao['encerrarOutras'] = async (trx, idUsuario, request) => {
    const menos = (request && sessoes.find(request)?.hash) ?? null;
    await endSessoesDoUsuario(trx, idUsuario, clock.now(), menos);
  };
  return {
    ...routes(sessaoContract, handlers),
    authenticate: sessoes.authenticate,
    conferir: sessoes.conferir,
    paraOFator: {
      atual: (request) => {
        const { id, pessoa } = sessoes.current(request);
        return {
          idSessao: id,
          idUsuario: pessoa.idUsuario,
          login: pessoa.login,
          isServidor: isDaEquipe(pessoa.perfis, pessoa.cadastro.isSistema),
          fator: pessoa.fator,
          isPendente: isFatorPendente(pessoa),
        };
      },
      confirmar: async (trx, request, para) => {
        await setFatorConfirmado(trx, sessoes.current(request).hash, clock.now(), para);
      },
      gastar: (request, para) =>
        spendConfirmacao(db, { hash: sessoes.current(request).hash, para, agora: clock.now() }),
      encerrarOutras,
    },
    efeitos: {
      encerrarOutras,
      listAbertas: async (idUsuario, request) => {
        const { hash } = sessoes.current(request);
        const rows = await listSessoesVivas(db, idUsuario, clock.now());
        return rows.map((row) => ({
          iniciadaEm: row.criada_em,
          ultimaAtividadeEm: row.ultima_atividade_em,
          peloGovbr: Boolean(row.pelo_govbr),
          isAtual: row.hash.equals(hash),
        }));
      },
      documentoPedido: (request) => documentoPedido(pendenciaDe(sessoes.current(request).pessoa)),
      concluirRecuperacao: async (trx, request) => {
        await clearRecuperacaoCadastro(trx, sessoes.current(request).hash);
      },
    },
    jobs: [
      {
        name: 'limpar-sessoes',
        cron: '17 * * * *',
        run: () => deleteSessoesAntigas(db, new Date(clock.now().getTime() - days(1))),
      },
    ],
  };
};
