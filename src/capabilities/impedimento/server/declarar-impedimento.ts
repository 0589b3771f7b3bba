import { alertar } from '#capabilities/alerta/server/index.ts';
import { assinatura, impedir } from '#capabilities/manifestacao/server/index.ts';
import { declararImpedimento as ato } from '../domain/declarar-impedimento.ato.ts';
import { fazNoImpedimento } from './faz-no-impedimento.ts';
import { tirarDe } from './tirar-das-pessoas.ts';

/** Takes effect at once. The reason is for the gestor; the history says only that somebody recused themselves. */
export const declararImpedimento = fazNoImpedimento(ato, async (no, { motivo }) => {
  const { platform, tx, caso, agora, quem } = no;
  const { id_responsavel: idUsuario } = assinatura(quem, caso);
  await impedir(platform, tx, {
    idManifestacao: caso.row.id,
    idUsuario,
    origem: 'declarado',
    motivo: caso.guardarTexto(motivo),
    agora,
  });
  const { gestores, ...resto } = await tirarDe(platform, no, [idUsuario]);
  await alertar(tx, {
    tipo: 'impedimento-declarado',
    idManifestacao: caso.row.id,
    chave: `impedimento-declarado:${caso.row.id}:${caso.row.versao}`,
    agora,
    para: gestores,
  });
  return {
    informacoes: 'Uma pessoa do órgão declarou impedimento e não vê mais a manifestação.',
    ...resto,
  };
});
