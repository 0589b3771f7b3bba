import { desistir as ato } from '../domain/desistir.ato.ts';
import { faz } from './faz.ts';
import { closeComplementacaoAberta } from './ler/detalhe-repository.ts';
import { guardarPalavras } from './palavras.ts';

/** The person who filed withdraws: the case is archived and the office told. */
export const desistir = faz(ato, async ({ tx, caso, agora }, { motivo }) => {
  await closeComplementacaoAberta(tx, caso.row.id, agora);
  return {
    informacoes: 'Quem registrou desistiu da manifestação, que foi arquivada.',
    detalhes: motivo ? guardarPalavras(caso.cofre, 'motivo', motivo) : {},
    avisos: [{ evento: 'manifestacao.desistencia' }],
    resultado: undefined,
  };
});
