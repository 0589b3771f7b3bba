import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { cloneDatabase } from '#testing/test-database.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let open: OpenDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('postgresUrl'));
  open = openDatabase(database.url, { max: 1, onError: () => undefined });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

/** Words of real requests, and what people type to find them. Each pair is tried both ways. */
const MESMAS = `
  licitação licitacoes, licitação licitações, licitação licitacao, licitação licitar, licitações licitou, licitação licitado,
  informação informacoes, informações informacao, informação informar, informação informado, educação educacoes,
  educação educacao, vacinação vacinacoes, vacina vacinas, vacina vacinar, vacinados vacinada, contratação contratacoes,
  contratação contratados, contratação contratar, contrato contratos, contrato contratada, contratou contrataram,
  contratará contratado, contratando contratou, solicitação solicitacoes, solicitação solicito, solicito solicitamos,
  solicitei solicitado, solicitar solicitação, aposentadoria aposentadorias, aplicação aplicacoes, aplicação aplicados,
  publicação publicacoes, fiscalização fiscalizacoes, fiscalização fiscalizar, fiscalizou fiscalizado,
  avaliação avaliacoes, autorização autorizacoes, autorizar autorizados, nomeação nomeacoes, nomear nomeado,
  exoneração exoneracoes, demissão demissoes, decisão decisoes, decisão decisões, pensão pensoes, pensão pensões,
  comissão comissoes, sessão sessoes, permissão permissões, concessão concessoes, missão missoes, inspeção inspecoes,
  eleição eleicoes, construção construcoes, instituição instituicoes, execução execucoes, resolução resolucoes,
  pregão pregoes, leilão leiloes, padrão padroes, cartão cartoes, avião avioes, reunião reunioes, região regioes,
  milhão milhoes, bilhão bilhoes, órgão orgaos, órgãos orgao, cidadão cidadaos, cidadão cidadã, cidadã cidadãs,
  irmão irmã, mão mãos, mãe maes, pão pães, alemão alemães, tabelião tabeliaes, capitão capitães, escrivão escrivaes,
  hospital hospitais, hospital hospitalar, municipal municipais, estadual estaduais, federal federais, fiscal fiscais, policial policiais,
  material materiais, edital editais, canal canais, local locais, sindical sindicais, judicial judiciais, real reais,
  anual anuais, mensal mensais, social sociais, igual iguais, papel papéis, imóvel imoveis, móvel móveis,
  automóvel automoveis, nível níveis, combustível combustiveis, disponível disponiveis, responsável responsaveis,
  possível possiveis, hotel hotéis, quartel quarteis, painel paineis, aluguel alugueis, fácil fáceis, difícil dificeis,
  útil uteis, fóssil fosseis, civil civis, perfil perfis, infantil infantis, fuzil fuzis, barril barris, lençol lencois,
  farol farois, espanhol espanhois, álcool alcoois, azul azuis, viagem viagens, imagem imagens, homem homens,
  jovem jovens, item itens, bem bens, reciclagem reciclagens, ordem ordens, comum comuns, fim fins, jardim jardins,
  álbum álbuns, professor professores, professora professor, professoras professores, servidor servidora,
  servidores servidoras, diretor diretora, diretores diretoras, coordenador coordenadora, pesquisador pesquisadoras,
  trabalhador trabalhadores, agricultor agricultora, vereador vereadora, senador senadoras, médico médica,
  médicos medicas, enfermeiro enfermeira, aluno aluna, alunos alunas, advogado advogadas, funcionário funcionária,
  funcionários funcionarias, secretário secretaria, secretários secretárias, estagiário estagiárias,
  beneficiário beneficiaria, salário salarios, diária diarias, horário horarios, relatório relatorios, diário diarios,
  matéria materias, critério criterios, ministério ministerios, convênio convenios, município municipios, auxílio auxilios,
  benefício beneficios, escritório escritorios, auditoria auditorias, ouvidoria ouvidorias, portaria portarias,
  universidade universidades, faculdade faculdades, escola escolas, escolar escolares, creche creches, criança criancas,
  saúde saude, água agua, preço precos, serviço servicos, orçamento orcamentos, orçamentária orcamentario, licença licencas,
  segurança seguranca, transparência transparencia, agência agencias, licitante licitantes, estudante estudantes,
  paciente pacientes, presidente presidentes, português portugueses, portuguesa portugues, inglês inglesa,
  francês franceses, mês meses, país paises, lei leis, rei reis, ano anos, vez vezes, juiz juizes, luz luzes, gás gases,
  vírus virus, ônibus onibus, bônus bonus, dado dados, último últimas, próximo proximos, empréstimo emprestimos,
  pago pagos, pagou pagar, pagando pago, comprou compras, compra comprado, compraram comprar, gastou gastos, gasto gastar,
  respondeu responder, respondido respondemos, recebeu receber, recebido recebidas, concedido conceder, negado negar,
  negou negada, indeferido indeferida, deferiu deferido, encaminhou encaminhado, encaminhamos encaminhar,
  homologado homologou, multa multado, multas multar, obra obras, estrada estradas, rodovia rodovias, ferrovia ferrovias,
  ambulância ambulancias, polícia policias, político politicas, indígena indigenas, quilombola quilombolas, dengue dengues,
  agrotóxico agrotoxicos, energia energias, moradia moradias, família familias, terreno terrenos, terra terras,
  concurso concursos, concursado concursada, cota cotas, bolsa bolsas, bolsista bolsistas, cargo cargos, função funcoes,
  férias ferias, download downloads, show shows, mulher mulheres, lugar lugares, trabalhadora trabalhadores, três tres, tablet tablets`;

/** Words that look alike, to the eye or to a cruder stemmer, but mean something else. */
const OUTRAS = `
  cidade cidadão, cidade cidadania, secretaria secreto, polícia política, policial político, escola escolha,
  aluno aluguel, médico medicamento, vacina vaga, concurso concorrência, servidor serviço, contrato controle,
  orçamento órgão, transporte transparência, previdência previsão, militar milhar, ministério ministro,
  presidência presidente, universidade universal, parque parte, farmácia farmacêutico, pesca pesquisa, terra terreno,
  gás gasto, luz lucro, ensino ensaio, hospital hóspede, mãe mão, país pai, pensão pensamento, matéria material,
  estrada estado, diária dia, processo procedimento, professor profissional, imposto importação, saúde saída,
  lei leilão, rei real, farol faro, energia energúmeno, obra obrigação, água aguardente,
  casa casamento, porta portaria, salário sala, agente agência, relatório relação`;

const pares = (lista: string): [string, string][] =>
  lista
    .split(',')
    .map((par) => par.trim().split(/\s+/))
    .map(([a = '', ...b]) => [a, b.join(' ')]);

const encontra = async (escrita: string, procurada: string): Promise<boolean> => {
  const { rows } = await sql<{ achou: boolean }>`select palavras_de_busca(${escrita}) @@
    websearch_to_tsquery('portuguese', forma_de_busca(${procurada})) as achou`.execute(open.db);
  return rows[0]?.achou ?? false;
};

const errados = async (lista: string, devem: boolean): Promise<string[]> => {
  const falhas: string[] = [];
  for (const [a, b] of pares(lista)) {
    if ((await encontra(`Sobre ${a} em geral`, b)) !== devem) falhas.push(`${b} → ${a}`);
    if ((await encontra(`Sobre ${b} em geral`, a)) !== devem) falhas.push(`${a} → ${b}`);
  }
  return falhas;
};

describe('the words of the search', () => {
  it(`takes ${pares(MESMAS).length} pairs for one word, in both directions`, async () => {
    expect(pares(MESMAS).length).toBeGreaterThanOrEqual(150);
    expect(await errados(MESMAS, true)).toEqual([]);
  });

  it(`keeps ${pares(OUTRAS).length} pairs apart`, async () => {
    expect(pares(OUTRAS).length).toBeGreaterThanOrEqual(30);
    expect(await errados(OUTRAS, false)).toEqual([]);
  });
});
