import { Esfera, type IdEsfera } from '#kernel/enumeracoes.ts';
import { type Achado, acharExpressao, citar, palavrasDe } from './palavras.ts';

type EsferaComPagina = typeof Esfera.federal | typeof Esfera.estadual | typeof Esfera.municipal;

/**
 * Expressions that belong to one sphere only (Constituição, arts. 21, 25, 30; Lei 8.080/1990, art.
 * 18). What every sphere does (hospitals, schools, police) appears only with the word that tells
 * whose it is.
 */
const EXPRESSOES: Readonly<Record<EsferaComPagina, string>> = {
  [Esfera.municipal]: `prefeitura, prefeito, prefeita, vereador, câmara municipal, secretaria municipal, escola municipal,
    creche, posto de saúde, ubs, unidade básica de saúde, hospital municipal, guarda municipal, iptu, itbi,
    buraco na rua, buraco no asfalto, rua esburacada, asfalto da rua, calçada, coleta de lixo, caminhão do lixo, lixo acumulado,
    iluminação pública, poste apagado, lâmpada queimada, rua escura, linha de ônibus, ponto de ônibus, ônibus lotado,
    semáforo, lombada, faixa de pedestre, ciclovia, bueiro, rua alagada, rua sem asfalto, lixo na rua, entulho, terreno baldio,
    luz da rua, lâmpada do poste, poda de árvore, taxa de lixo, conselho tutelar,
    zona azul, alvará da obra, feira livre, cemitério municipal, servidor municipal, transporte escolar do município`,
  [Esfera.estadual]: `governo do estado, governador, governadora, secretaria estadual, secretaria de estado, escola estadual,
    hospital estadual, detran, ipva, polícia militar, policial militar, polícia civil, delegacia, corpo de bombeiros,
    penitenciária estadual, universidade estadual, rodovia estadual, deputado estadual, assembleia legislativa,
    servidor estadual, carteira de motorista, cnh, licenciamento do veículo, placa do carro, boletim de ocorrência,
    carteira de identidade, segunda via do rg`,
  [Esfera.federal]: `inss, receita federal, imposto de renda, malha fina, cpf irregular, auxílio-doença, polícia federal, polícia rodoviária federal, universidade federal,
    instituto federal, ministério da saúde, ministério da educação, ministério do trabalho, ministro de estado, ibama, icmbio,
    dnit, rodovia federal, seguro-desemprego, fgts, passaporte, bolsa família, cadastro único, bpc, fies, prouni, enem, sisu,
    anac, anvisa, anatel, aneel, antt, ans, ibge, banco central, correios, caixa econômica, banco do brasil, governo federal, servidor federal, presidente da república,
    recursos federais, verba federal, dinheiro federal, emenda parlamentar, farmácia popular, minha casa minha vida,
    forças armadas, exército, marinha, aeronáutica, serviço militar, incra, funai, capes, cnpq, gov br, meu inss`,
};

const tabela = Object.entries(EXPRESSOES).map(([id, lista]) => ({
  idEsfera: Number(id) as EsferaComPagina,
  expressoes: lista.split(',').map((item) => palavrasDe(item)),
}));

const dono: Readonly<Record<EsferaComPagina, string>> = {
  [Esfera.federal]: 'do governo federal',
  [Esfera.estadual]: 'do governo do estado',
  [Esfera.municipal]: 'da prefeitura',
};

export interface LugarDoRegistro {
  readonly idEsfera: IdEsfera;
  readonly uf: string | null;
}

/** The Distrito Federal has no municipalities: its government does what city halls do (Constituição, art. 32 §1). */
const servidaPeloLugar = (idEsfera: EsferaComPagina, lugar: LugarDoRegistro): boolean =>
  idEsfera === lugar.idEsfera ||
  (lugar.uf === 'DF' &&
    lugar.idEsfera !== Esfera.federal &&
    (idEsfera === Esfera.estadual || idEsfera === Esfera.municipal));

/**
 * Warns if the text speaks of another sphere than the one where the filing began. A text that also
 * speaks of its own sphere (federal money spent by a city hall) gets no warning: a wrong one sends
 * people away.
 */
export const esferaErrada = (
  texto: string,
  lugar: LugarDoRegistro,
): { frase: string; idEsfera: number } | null => {
  // Courts and autonomous services are chosen on purpose, and often deal with the INSS and other
  // spheres.
  if (lugar.idEsfera > Esfera.municipal) return null;
  const palavras = palavrasDe(texto);
  const faladas = tabela
    .map(({ idEsfera, expressoes }) => ({
      idEsfera,
      achados: expressoes
        .map((procurada) => acharExpressao(palavras, procurada, 1))
        .filter((achado): achado is Achado => achado !== null),
    }))
    .filter(({ achados }) => achados.length > 0);
  if (faladas.some(({ idEsfera }) => servidaPeloLugar(idEsfera, lugar))) return null;
  const [maior] = faladas.sort((a, b) => b.achados.length - a.achados.length);
  const [achado] = maior?.achados ?? [];
  if (!maior || !achado) return null;
  return {
    idEsfera: maior.idEsfera,
    frase: `Você escreveu ${citar(texto, achado)}: isso costuma ser ${dono[maior.idEsfera]}.`,
  };
};
