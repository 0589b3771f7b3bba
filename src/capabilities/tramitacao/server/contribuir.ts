import { alertar } from '#capabilities/alerta/server/index.ts';
import { anexarA } from '#capabilities/anexo/server/index.ts';
import { contribuir as ato } from '../domain/contribuir.ato.ts';
import { fazNoPasso } from './faz-no-passo.ts';
import { updatePasso } from './tramitacao-repository.ts';

/**
 * The area says what it knows and hands the case back. Only the office reads its words and files,
 * and writes the answer.
 */
export const contribuir = fazNoPasso(
  ato,
  async ({ platform, tx, caso, agora, quem, passo }, { texto, anexos }) => {
    const guardado = caso.guardarTexto(texto);
    await updatePasso(tx, passo.id, {
      contribuicao: guardado.texto,
      contribuicao_cifrada: guardado.texto_cifrado,
      id_contribuinte: quem.usuario?.idUsuario ?? null,
      contribuinte: `${quem.usuario?.nome} (${passo.sigla ?? passo.sigla_ouvidoria})`,
      devolvida_em: agora,
      encerrada_em: agora,
    });
    await anexarA(platform, tx, {
      enviados: anexos,
      idManifestacao: caso.row.id,
      cofre: caso.cofre,
      vinculo: { idTramitacao: passo.id },
    });
    await alertar(tx, {
      tipo: 'contribuicao',
      idManifestacao: caso.row.id,
      ...(passo.id_recurso !== null && { idRecurso: passo.id_recurso }),
      chave: `contribuicao:${passo.id}`,
      agora,
      // For an appeal the person who asked is told; for the case itself, whoever is responsible for
      // it.
      para: passo.id_recurso === null ? 'quem-cuida' : [passo.id_remetente],
      menos: quem.usuario?.idUsuario,
    });
    return {
      informacoes: 'Uma área do órgão enviou a sua contribuição à ouvidoria.',
      contribuiu: true,
      avisa: 'manifestacao.contribuicao-devolvida',
      resultado: undefined,
    };
  },
);
