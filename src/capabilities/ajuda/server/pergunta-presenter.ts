import type { PerguntaAdministrada, PerguntaPublica } from '../contract.ts';
import type { PerguntaRow } from './pergunta-repository.ts';

export const toPublica = ({ slug, tema, pergunta, resposta, sinonimos }: PerguntaRow): PerguntaPublica => ({
  slug,
  tema,
  pergunta,
  resposta,
  sinonimos,
});

export const momentoDe = (momento: Date | null): string | null => momento?.toISOString() ?? null;

export const toAdministrada = (row: PerguntaRow): PerguntaAdministrada => ({
  ...toPublica(row),
  idPergunta: row.id,
  ativa: row.ativa,
  destaque: row.destaque,
  ordem: row.ordem,
  versao: row.versao,
  autor: row.autor,
  alteradaEm: momentoDe(row.alterada_em),
});
