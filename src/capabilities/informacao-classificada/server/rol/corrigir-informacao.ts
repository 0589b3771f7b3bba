import { corrigirInformacao as ato } from '../../domain/rol/corrigir-informacao.ato.ts';
import { nupRepetido } from '../../domain/rol/informacao-errors.ts';
import { fazNaInformacao } from './agir-na-informacao.ts';
import { linhaDoRol } from './registrar.ts';
import { findPorNup } from './rol-repository.ts';

/** Corrects what was written; the history keeps what it was before, and why. */
export const corrigirInformacao = fazNaInformacao(ato, async ({ tx, row, agora }, { motivo, ...dados }) => {
  const mudancas = linhaDoRol(dados, agora);
  const outra = await findPorNup(tx, row.id_ouvidoria, mudancas.nup);
  if (outra && outra.id !== row.id) throw nupRepetido();
  return { mudancas, informacoes: motivo };
});
