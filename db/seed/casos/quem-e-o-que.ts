import type { Teor } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import type { Manifestante } from '#capabilities/manifestacao/server/caso.ts';
import { identidadeSelada } from '#capabilities/manifestacao/server/registrar/identidade-selada.ts';
import { PalavrasPreservadas } from '#capabilities/manifestacao/server/registrar/palavras-preservadas.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { procurado } from '#server/crypto/dado-pessoal.ts';
import type { Andamento } from './andamento.ts';
import type { CasoPlanejado } from './caso-planejado.ts';
import type { Contexto } from './contexto.ts';
import { enderecoDaCarta, pessoaDoBalcao } from './pessoas.ts';
import type { Preencher } from './preencher.ts';
import type { Sorte } from './sorte.ts';
import { aberturas, fechos, fechosDeQuemReclama } from './textos-comuns.ts';

/** A foreigner has no CPF, and somebody else may have come without any document. */
const comDocumento = (pessoa: Manifestante, documento: CasoPlanejado['documento']): Manifestante => {
  if (documento === undefined) return pessoa;
  const { documento: _cpf, tipoDocumento: _tipo, ...semDocumento } = pessoa;
  return documento
    ? { ...semDocumento, documento: documento.numero, tipoDocumento: documento.tipo }
    : semDocumento;
};

/** Who filed: the account, or the person the atendente served. */
export const manifestanteDo = (
  { contaDe }: Contexto,
  { quem, documento, carta }: CasoPlanejado,
  sorte: Sorte,
): Manifestante | null => {
  if (quem === 'anonima') return null;
  if (quem === 'balcao') return comDocumento(pessoaDoBalcao(sorte), documento);
  const conta = contaDe(quem.login);
  return {
    nome: conta.nome,
    ...(conta.email && { email: conta.email }),
    ...(conta.telefone && { telefone: conta.telefone }),
    ...(conta.numero_documento && { documento: conta.numero_documento }),
    ...(conta.id_tipo_documento && { tipoDocumento: conta.id_tipo_documento }),
    ...(carta && { endereco: enderecoDaCarta(sorte) }),
    idUsuario: conta.id,
  };
};

/** The model's words in their places, with a greeting or a last sentence of the person's own. */
export const teorDo = ({ modelo, tipo }: CasoPlanejado, sorte: Sorte, preencher: Preencher): string => {
  const { texto, resumo, servico, propostaMelhoria, detalhes } = modelo;
  const reclama = tipo === TipoManifestacao.reclamacao || tipo === TipoManifestacao.solicitacao;
  const finais = reclama ? fechosDeQuemReclama : fechos;
  const teor: Teor = {
    ...(resumo && { resumo }),
    ...(servico && { servico }),
    texto: `${sorte.um(aberturas)}${texto}${sorte.um(finais)}`,
    ...(propostaMelhoria && { propostaMelhoria }),
    ...detalhes,
  };
  return preencher(JSON.stringify(teor));
};

export const guardarPessoa = (
  { contexto, plano, linhas, id, cofre, row }: Andamento,
  pessoa: Manifestante | null,
): void => {
  if (pessoa && plano.preservada) {
    const palavras = new PalavrasPreservadas(pessoa);
    row.teor = JSON.stringify(palavras.cobertas(JSON.parse(String(row.teor))));
    linhas.manifestante_preservado.push(
      identidadeSelada(contexto, { id, idOuvidoria: plano.idOuvidoria, manifestante: pessoa, palavras }),
    );
  } else if (cofre) {
    linhas.manifestacao_cofre.push({
      id_manifestacao: id,
      chave_embrulhada: cofre.chaveEmbrulhada,
      identidade_cifrada: pessoa && cofre.seal(JSON.stringify(pessoa)),
    });
  } else if (pessoa) {
    linhas.manifestante.push({
      id_manifestacao: id,
      id_usuario: pessoa.idUsuario ?? null,
      dados: JSON.stringify(pessoa),
      documento_busca: procurado('documento', pessoa.documento ?? null),
    });
  }
};
