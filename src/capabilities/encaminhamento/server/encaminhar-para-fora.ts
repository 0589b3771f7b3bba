import { hasConsentimentoPara } from '#capabilities/consentimento/server/index.ts';
import { assinatura, faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { vaiComIdentidade } from '../domain/encaminhamento.ts';
import { encaminharParaFora as ato } from '../domain/encaminhar-para-fora.ato.ts';
import { insertEncaminhamento } from './encaminhamento-repository.ts';

/** A case for a body outside the platform ends here, with directions for its author. */
export const encaminharParaFora = faz(
  ato,
  async ({ tx, caso, agora, quem }, { orgaoExterno, textoSolicitante }) => {
    const { row, fatos } = caso;
    const consentiu = await hasConsentimentoPara(tx, row.id, { nome: orgaoExterno });
    const { texto, texto_cifrado } = caso.guardarTexto(textoSolicitante);
    const idEncaminhamento = await insertEncaminhamento(tx, {
      id_manifestacao: row.id,
      id_ouvidoria_origem: row.id_ouvidoria,
      orgao_externo: orgaoExterno,
      texto_solicitante: texto,
      texto_solicitante_cifrado: texto_cifrado,
      com_identidade: !caso.isPreservada && vaiComIdentidade(fatos, consentiu),
      ...assinatura(quem, caso),
      ocorrido_em: agora,
    });
    return {
      informacoes: `A manifestação foi enviada para ${orgaoExterno}, que não usa esta plataforma, e terminou aqui.`,
      detalhes: { idEncaminhamento, ...guardarPalavras(caso.cofre, 'mensagem', textoSolicitante) },
      avisos: [{ evento: 'manifestacao.encaminhada-para-fora', variaveis: { orgaoDestino: orgaoExterno } }],
      resultado: undefined,
    };
  },
);
