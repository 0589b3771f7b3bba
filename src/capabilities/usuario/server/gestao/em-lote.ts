import { DomainError } from '#kernel/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { AtoEmLote, LinhaDaPessoa } from '../../domain/gestao.ts';
import { recebeDeSiMesmo } from '../../domain/gestao-errors.ts';
import type { AcoesDaPessoa } from './acoes-da-pessoa.ts';
import { perfilDoOrgao } from './mudar-perfil.ts';
import { findGerido } from './pessoa.ts';
import type { QuemGerePessoas } from './trabalho/transferir.ts';

const fazer = (acoes: AcoesDaPessoa, quem: QuemGerePessoas, id: number, ato: AtoEmLote): Promise<void> => {
  switch (ato.ato) {
    case 'dar':
      return acoes.darPerfil(quem, id, ato);
    case 'validade':
      return acoes.mudarValidade(quem, id, (gerido) => perfilDoOrgao(gerido, ato), {
        validade: ato.validade,
      });
    case 'encerrar':
      return acoes.encerrarPerfil(quem, id, (gerido) => perfilDoOrgao(gerido, ato), ato.transferencias);
    case 'bloquear':
      return acoes.bloquear(quem, id, ato);
  }
};

/** Each person in their own transaction and with their own result: a refusal stops nobody else. */
export const emLoteDePessoas = async (
  platform: Platform,
  acoes: AcoesDaPessoa,
  quem: QuemGerePessoas,
  { pessoas, ato }: { pessoas: readonly number[]; ato: AtoEmLote },
): Promise<{ resultados: LinhaDaPessoa[] }> => {
  const recebem = 'transferencias' in ato ? (ato.transferencias ?? []).flatMap(({ para }) => para) : [];
  if (recebem.some((id) => pessoas.includes(id))) throw recebeDeSiMesmo();
  const resultados: LinhaDaPessoa[] = [];
  for (const id of pessoas) {
    const linha = { idUsuario: id, nome: `Pessoa nº ${id}` };
    try {
      const { row } = await findGerido(platform, quem.usuario, id);
      linha.nome = row.nome;
      await fazer(acoes, quem, id, ato);
      resultados.push({ ...linha, feito: true, mensagem: null });
    } catch (error) {
      if (!(error instanceof DomainError)) {
        if (resultados.length === 0) throw error;
        platform.log.error({ err: error, idUsuario: id }, 'erro inesperado em uma pessoa do lote');
      }
      const mensagem = error instanceof DomainError ? error.message : 'Não foi possível concluir agora.';
      resultados.push({ ...linha, feito: false, mensagem });
    }
  }
  return { resultados };
};
