import {
  abrirImpedimento,
  acertarAcessosRecebidos,
  guardarPalavras,
  updateImpedimentos,
} from '#capabilities/manifestacao/server/index.ts';
import { afastarImpedimento as ato } from '../domain/afastar-impedimento.ato.ts';
import { isAchado } from '../domain/impedimento.ts';
import { impedimentoNaoEncontrado } from '../domain/impedimento-errors.ts';
import { avisarAfastamento } from './avisar-controlador.ts';
import { fazNoImpedimento } from './faz-no-impedimento.ts';

export const afastarImpedimento = fazNoImpedimento(
  ato,
  async ({ platform, tx, caso, agora, quem, impedimento }, { motivo }) => {
    if (!impedimento) throw impedimentoNaoEncontrado();
    if (isAchado(abrirImpedimento(platform, impedimento).origem))
      await avisarAfastamento({ tx, caso, agora }, quem.usuario?.idUsuario ?? null, impedimento.id);
    await updateImpedimentos(tx, [impedimento.id], { encerrado_em: agora });
    await acertarAcessosRecebidos(platform, { tx, caso, agora }, caso.row.id_ouvidoria);
    return {
      informacoes: 'O gestor afastou um impedimento: uma pessoa do órgão volta a ver a manifestação.',
      detalhes: { idImpedimento: impedimento.id, ...guardarPalavras(caso.cofre, 'motivo', motivo) },
    };
  },
);
