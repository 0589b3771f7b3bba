import { checkAct, stateAfter } from '#kernel/acts.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Envelope } from '#server/crypto/envelope.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type AtoDaAvaliacao, avaliacaoActs, type SituacaoDaAvaliacao } from '../domain/avaliacao-acts.ts';
import { avaliacaoMudou } from '../domain/monitoramento-errors.ts';
import { assinar, quemAvalia } from './alcance.ts';
import { envelopeDa, fatosDa } from './avaliacao-presenter.ts';
import { type AvaliacaoRow, insertHistorico, lockAvaliacao } from './avaliacao-repository.ts';
import { acharAvaliacao } from './ver-avaliacoes.ts';

export interface AvaliacaoAlvo {
  readonly idAvaliacao: number;
  /** As it was on the screen; cases are graded side by side, so grading has none. */
  readonly versao?: number | undefined;
}

export interface NaAvaliacao {
  readonly tx: Db;
  readonly row: AvaliacaoRow;
  readonly envelope: Envelope;
  readonly agora: Date;
  readonly situacao: SituacaoDaAvaliacao;
  readonly assinatura: ReturnType<typeof assinar>;
}

/** Writes the act, and says what its history keeps: numbers and days, never words about a case. */
type Fazer = (na: NaAvaliacao) => Promise<Readonly<Record<string, string | number | null>>>;

/** Loads, checks, writes and keeps the history of one act, in one transaction. */
export const agirNaAvaliacao = (
  platform: Platform,
  usuario: UsuarioAtual,
  { idAvaliacao, versao }: AvaliacaoAlvo,
  ato: AtoDaAvaliacao,
  fazer: Fazer,
): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const quem = await quemAvalia(tx, usuario, agora);
    await lockAvaliacao(tx, idAvaliacao);
    const row = await acharAvaliacao(tx, quem, idAvaliacao);
    const state = row.situacao as SituacaoDaAvaliacao;
    enforce(
      checkAct(avaliacaoActs, ato, { state, perfil: usuario.idPerfil, facts: fatosDa(row, quem, agora) }),
    );
    if (versao !== undefined && versao !== row.versao) throw avaliacaoMudou();
    const situacao = stateAfter(avaliacaoActs, ato, state);
    const assinatura = assinar(quem);
    const envelope = envelopeDa(platform, row);
    const detalhes = await fazer({ tx, row, envelope, agora, situacao, assinatura });
    await insertHistorico(tx, {
      id_avaliacao: idAvaliacao,
      ato,
      situacao,
      ocorrido_em: agora,
      id_responsavel: assinatura.idResponsavel,
      responsavel: assinatura.responsavel,
      detalhes: JSON.stringify(detalhes),
    });
  });
