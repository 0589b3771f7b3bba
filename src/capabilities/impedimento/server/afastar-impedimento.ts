import type { OrigemDoImpedimento } from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import {
  acertarAcessosRecebidos,
  guardarPalavras,
  updateImpedimentos,
} from '#capabilities/manifestacao/server/index.ts';
import { afastarImpedimento as ato } from '../domain/afastar-impedimento.ato.ts';
import { isAchado } from '../domain/impedimento.ts';
import { impedimentoNaoEncontrado } from '../domain/impedimento-errors.ts';
import { avisarControlador } from './avisar-controlador.ts';
import { fazNoImpedimento } from './faz-no-impedimento.ts';

export const afastarImpedimento = fazNoImpedimento(
  ato,
  async ({ platform, tx, caso, agora, quem, impedimento }, { motivo }) => {
    if (!impedimento) throw impedimentoNaoEncontrado();
    // Before it ends: who is let in again is not told that they were kept away.
    if (isAchado(impedimento.origem as OrigemDoImpedimento))
      await avisarControlador(platform, { tx, caso, agora }, quem.usuario?.idUsuario ?? null, impedimento.id);
    await updateImpedimentos(tx, [impedimento.id], { encerrado_em: agora });
    await acertarAcessosRecebidos(platform, { tx, caso, agora }, caso.row.id_ouvidoria);
    return {
      informacoes: 'O gestor afastou um impedimento: uma pessoa do órgão volta a ver a manifestação.',
      detalhes: { idImpedimento: impedimento.id, ...guardarPalavras(caso.cofre, 'motivo', motivo) },
    };
  },
);
