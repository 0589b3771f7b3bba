import { guardarPalavras, updateImpedimentos } from '#capabilities/manifestacao/server/index.ts';
import { afastarImpedimento as ato } from '../domain/afastar-impedimento.ato.ts';
import { impedimentoNaoEncontrado } from '../domain/impedimento-errors.ts';
import { fazNoImpedimento } from './faz-no-impedimento.ts';

export const afastarImpedimento = fazNoImpedimento(
  ato,
  async ({ tx, caso, agora, impedimento }, { motivo }) => {
    if (!impedimento) throw impedimentoNaoEncontrado();
    await updateImpedimentos(tx, [impedimento.id], { encerrado_em: agora });
    return {
      informacoes: 'O gestor afastou um impedimento: uma pessoa do órgão volta a ver a manifestação.',
      detalhes: { idImpedimento: impedimento.id, ...guardarPalavras(caso.cofre, 'motivo', motivo) },
    };
  },
);
