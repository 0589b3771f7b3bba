import { type Aviso, faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { alterarTipo as ato } from '../domain/alterar-tipo.ato.ts';
import { mudarTipo, type TipoMudado } from './mudar-tipo.ts';

type AvisoDaMudanca = Aviso & { readonly evento: (typeof ato.avisa)[number] };

/** Authors of access requests are also told until when they may ask for a review. */
const doAviso = ({ prazo, revisaoAte }: Pick<TipoMudado, 'prazo' | 'revisaoAte'>): AvisoDaMudanca => {
  const variaveis = { prazo: formatData(diaGuardado(prazo)) };
  return revisaoAte
    ? {
        evento: 'manifestacao.pedido-retipado',
        variaveis: { ...variaveis, ultimoDia: revisaoAte },
      }
    : { evento: 'manifestacao.tipo-alterado', variaveis };
};

/** Gives a case another type and tells the citizen why; what becomes a denúncia is sealed. */
export const alterarTipo = faz(ato, async (noAto, { idTipoManifestacao: para, motivo }) => {
  const { informacoes, mudancas, cofre, restrita, ...datas } = await mudarTipo(noAto.platform, noAto, para);
  return {
    informacoes,
    detalhes: {
      idTipoAnterior: noAto.caso.row.id_tipo,
      idTipoManifestacao: para,
      ...guardarPalavras(cofre, 'motivo', motivo),
    },
    mudancas,
    avisos: [{ ...doAviso(datas), ...(restrita && { sigiloso: true }) }],
    resultado: undefined,
  };
});
