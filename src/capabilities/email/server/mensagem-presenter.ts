import type { LinhaDaMensagem, Mensagem } from '../contract.ts';
import {
  conteudoDoEmail,
  estadoDoEmail,
  nomeDoEventoSemModelo,
  podeTentarDeNovo,
} from '../domain/mensagem.ts';
import type { Dono, MensagemRow } from './mensagem-repository.ts';

export const estadoDaRow = (row: MensagemRow) =>
  estadoDoEmail({
    enviadoEm: row.enviado_em,
    falhouEm: row.falhou_em,
    devolvidoEm: row.devolvido_em,
    tentativas: row.tentativas,
  });

export const isDe = ({ idUsuario, email }: Dono, row: MensagemRow): boolean => {
  if (row.id_usuario !== null) return row.id_usuario === idUsuario;
  return row.para !== '' && row.para.toLowerCase() === email?.toLowerCase();
};

export const toLinha = (row: MensagemRow, proxima: Date | undefined): LinhaDaMensagem => {
  const estado = estadoDaRow(row);
  return {
    idEmail: row.id,
    evento: row.evento,
    descricao: row.descricao ?? nomeDoEventoSemModelo(row.evento),
    para: row.para || null,
    assunto: row.assunto,
    estado,
    criadoEm: row.criado_em.toISOString(),
    enviadoEm: row.enviado_em?.toISOString() ?? null,
    proximaTentativaEm: estado === 'tentando' ? (proxima?.toISOString() ?? null) : null,
  };
};

interface QuemLe {
  readonly isDono: boolean;
  readonly podeAdministrar: boolean;
}

export const toMensagem = (
  row: MensagemRow,
  proxima: Date | undefined,
  { isDono, podeAdministrar }: QuemLe,
): Mensagem => {
  const linha = toLinha(row, proxima);
  const conteudo = conteudoDoEmail(
    { evento: row.evento, sobreDenuncia: row.sobre_denuncia, texto: row.texto },
    isDono,
  );
  return {
    ...linha,
    tentativas: row.tentativas,
    ultimoErro: podeAdministrar ? row.ultimo_erro : null,
    conteudo,
    texto: conteudo === 'visivel' ? row.texto : null,
    podeTentarDeNovo: podeAdministrar && podeTentarDeNovo(linha.estado),
  };
};
