import { type AnexoDoCaso, listAnexos } from '#capabilities/anexo/server/index.ts';
import { leRepresentacao, leSemDadosPessoais } from '#capabilities/manifestacao/domain/ler/leitura.ts';
import {
  type DadosDoRepresentante,
  qualidades,
  representaNoDia,
} from '#capabilities/manifestacao/domain/registrar/representante.ts';
import {
  anotarVisualizacao,
  findCasoVisivel,
  type QuemAge,
  readRepresentante,
} from '#capabilities/manifestacao/server/index.ts';
import { mascararCpf, nomeDoDocumento, TipoDocumentoDoCaso } from '#kernel/numeros/documento.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Platform } from '#server/platform.ts';
import type { RepresentacaoVista } from '../domain/representacao.ts';
import { listRepresentacoes } from './representacao-repository.ts';

const documentoEscrito = ({ tipoDocumento, documento }: DadosDoRepresentante): string | null =>
  documento !== null && tipoDocumento === TipoDocumentoDoCaso.cpf ? mascararCpf(documento) : documento;

const quemE = (dados: DadosDoRepresentante, arquivos: readonly AnexoDoCaso[]) => ({
  nome: dados.nome,
  tipoDocumento: dados.tipoDocumento === null ? null : (nomeDoDocumento[dados.tipoDocumento] ?? null),
  documento: documentoEscrito(dados),
  semCopia: dados.semCopia,
  anexos: [...arquivos],
});
const NINGUEM = { nome: null, tipoDocumento: null, documento: null, semCopia: null, anexos: [] };

/** Everybody who reads the case learns that somebody acts for the person; who, only some do. */
export const verRepresentacoes = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<RepresentacaoVista[]> => {
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  const { relacao, row: doCaso, fatos } = caso;
  const semPessoas = leSemDadosPessoais(
    { relacao, idTipoIdentificacao: doCaso.id_tipo_identificacao },
    quem.usuario,
  );
  const leQuem = !semPessoas && leRepresentacao(fatos, quem.usuario);
  const [rows, anexos] = await Promise.all([
    listRepresentacoes(platform.db, idManifestacao),
    leQuem ? listAnexos(platform.db, caso) : [],
  ]);
  if (rows.length > 0) await anotarVisualizacao(platform, quem, caso);
  const hoje = localDate(platform.clock.now().getTime());
  return rows.map((row) => {
    const dados = JSON.parse(readRepresentante(caso, row)) as DadosDoRepresentante;
    const arquivos = anexos.filter(({ idRepresentacao }) => idRepresentacao === row.id);
    return {
      idRepresentacao: row.id,
      qualidade: qualidades[dados.qualidade],
      ...(leQuem ? quemE(dados, arquivos) : NINGUEM),
      validaAte: row.valida_ate,
      vigente: representaNoDia(row.valida_ate === null ? null : diaGuardado(row.valida_ate), hoje),
      responsavel: row.responsavel,
      registradaEm: row.registrada_em.toISOString(),
    };
  });
};
