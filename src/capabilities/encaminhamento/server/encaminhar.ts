import { alertar } from '#capabilities/alerta/server/index.ts';
import { hasConsentimentoPara } from '#capabilities/consentimento/server/index.ts';
import { assinatura, faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import { podeEncaminhar, vaiComIdentidade } from '../domain/encaminhamento.ts';
import { destinoNaoExiste } from '../domain/encaminhamento-errors.ts';
import { encaminhar as ato } from '../domain/encaminhar.ato.ts';
import {
  deleteMarcasDoOrgao,
  findDestino,
  insertEncaminhamento,
  isSubassuntoDoOrgao,
} from './encaminhamento-repository.ts';

/** The case moves with its protocol and term (Portaria Normativa CGU 116/2024: no new term). */
export const encaminhar = faz(
  ato,
  async ({ tx, caso, agora, quem }, { idOuvidoriaDestino, textoDestinatario, textoSolicitante }) => {
    const { row, fatos } = caso;
    const destino = await findDestino(tx, idOuvidoriaDestino);
    if (!destino) throw destinoNaoExiste();
    const encaminhavel = {
      protegida: fatos.protegida,
      idTipoFormulario: row.id_tipo_formulario,
      idOuvidoria: row.id_ouvidoria,
      anonima: fatos.anonima,
    };
    enforce(podeEncaminhar(encaminhavel, { ...destino, formularios: destino.formularios ?? [] }));
    const consentiu = await hasConsentimentoPara(tx, row.id, { idOuvidoria: destino.idOuvidoria });
    const comIdentidade = !caso.isPreservada && vaiComIdentidade(encaminhavel, consentiu);
    const paraDestinatario = caso.guardarTexto(textoDestinatario);
    const paraSolicitante = caso.guardarTexto(textoSolicitante);
    const idEncaminhamento = await insertEncaminhamento(tx, {
      id_manifestacao: row.id,
      id_ouvidoria_origem: row.id_ouvidoria,
      id_ouvidoria_destino: destino.idOuvidoria,
      texto_destinatario: paraDestinatario.texto,
      texto_destinatario_cifrado: paraDestinatario.texto_cifrado,
      texto_solicitante: paraSolicitante.texto,
      texto_solicitante_cifrado: paraSolicitante.texto_cifrado,
      com_identidade: comIdentidade,
      ...assinatura(quem, caso),
      ocorrido_em: agora,
    });
    await alertar(tx, {
      tipo: 'encaminhada',
      idManifestacao: row.id,
      chave: `encaminhada:${idEncaminhamento}`,
      agora,
      para: { analistasDe: destino.idOuvidoria },
      menos: quem.usuario?.idUsuario,
    });
    const semSubassunto = await isSubassuntoDoOrgao(tx, row.id_subassunto);
    await deleteMarcasDoOrgao(tx, row.id);
    const orgaoDestino = `${destino.sigla} – ${destino.nome}`;
    const variaveis = { orgaoDestino, prazo: formatData(diaGuardado(row.prazo)) };
    const identidade =
      caso.isSigilosa && !fatos.anonima
        ? ` A identidade ${comIdentidade ? 'foi junto, com o consentimento dado' : 'não foi junto'}.`
        : '';
    return {
      informacoes: `A manifestação foi encaminhada para ${orgaoDestino}. O prazo continua até ${variaveis.prazo}.${identidade}`,
      detalhes: { idEncaminhamento, ...guardarPalavras(caso.cofre, 'mensagem', textoSolicitante) },
      mudancas: {
        id_ouvidoria: destino.idOuvidoria,
        id_responsavel: null,
        // Duplicates share the answer of one office, and the new one may not know of the others.
        id_grupo: null,
        ...(semSubassunto && { id_subassunto: null }),
      },
      avisos: [
        { evento: 'manifestacao.encaminhada', variaveis },
        { evento: 'manifestacao.recebida-de-outro-orgao', variaveis, orgao: destino.email },
      ],
      resultado: { comIdentidade },
    };
  },
);
