import { dizAlguma, expressoes } from './expressao.ts';
import { ouvirTodas, type PalavraOuvida } from './parecida.ts';

/** How much of a long account is read: each word costs time. */
const MAX_LIDAS = 600;

/**
 * Signs that somebody broke the law, in the words people use. They win over every other word: a
 * possible denúncia is never left in a form that names its author, never kept and never sent
 * elsewhere (Lei 13.608/2018, art. 4-B).
 */
const SINAIS = expressoes(
  `propina*, suborn*, corrup*, molhar a mao, molhou a mao, molha a mao, cobrou por fora, cobrando por fora, cobra por fora, pagar por fora, pagou por fora, receb* por fora, por_baixo_dos panos, so atende quem paga, so libera quem paga, so libera pagando, obriga a votar, obrigou a votar, obrigam a votar, obriga a comprar, obriga votar,
  pediu dinheiro, pede dinheiro, pedindo dinheiro, pedem dinheiro, cobrou dinheiro, cobra dinheiro, cobrando dinheiro, exigiu dinheiro, exige dinheiro, pediu pix, pede pix, pedindo pix, pediu um pix, cobrou pix, cobra pix, pagou pro fiscal, pagou ao fiscal, pediu caixinha, pede caixinha, extor*, extorquir, concuss*,
  pediu vantagem, tirou vantagem, tirar vantagem, vantagem indevida, levando vantagem, rachadin*, racha o salario, devolv* parte do salario, peculato,
  desvi* dinheiro, desvi* verba*, desvi* recurso*, desvi* merenda, desvi* material, desvi* remedio*, desviando, desviaram, desviou milh*, desviou mil, desviou tudo, sumi* dinheiro, sumi* verba, dinheiro sumiu, sumi* merenda, rouba*, roubo, roubos, roubou, roubam, furt*, leva* pra casa, levou para casa,
  lavagem de dinheiro, lavando dinheiro, caixa dois, enriqueci*, superfatur*, sobrepreço, nota fria, notas frias, nota fiscal falsa, obra fantasma, empresa fantasma, empresa laranja, usa laranja*,
  licitaç* combinad*, licitaç* direcionad*, licitaç* fraud*, licitaç* marcad*, licitaç* arranjad*, licitaç* dirigid*, combin* licitaç*, combin* preço, direcion* licitaç*, cartas marcadas, edital direcionad*, burl*, sem licitaç*,
  fraud*, falsific*, falsificou, adulter*, ponto falso, atestado falso, diploma falso, documento* falso*, documentaç* falsa, laudo falso, assinatura falsa, falso medico, falso fiscal, golpe, estelionat*,
  nepotism*, apadrinhad*, sem concurso, funcionari* fantasma*, servidor* fantasma*, fantasma*, cabide de emprego, favorec*, favoreciment*, beneficiou amig*, benefici* parente*, conflito de interesse*, troca de favor*, troca de voto*, compra de voto*, comprou voto*, comprando voto*, indicaç* politica,
  bate ponto e vai, bate o ponto e vai, bate o ponto e sai, bate ponto e some, bateu o ponto e foi, bate o ponto por, bate ponto por, bate o ponto dos, bate ponto dos, bate o ponto do, bate ponto do, bater o ponto por, bater ponto por, bater o ponto do, assina o ponto por, assina o ponto dos, assina ponto por, assinam o ponto, marca o ponto por, ponto dos outros, ponto do outro, ponto do colega, registra o ponto por, recebe sem trabalhar, recebem sem trabalhar, ganha sem trabalhar, nao trabalha e recebe, nao aparece e recebe, recebe e nao trabalha, recebe e nao aparece, nunca trabalhou e recebe, hora extra falsa, horas extras falsas, diaria* falsa*,
  carro oficial, veiculo oficial, viatura para passear, viatura pra, carro da prefeitura para, carro da prefeitura pra, carro do orgao para, carro do governo para, maquina da prefeitura na, gasolina da prefeitura, combustivel da prefeitura, fins particulares, uso particular, obra particular, campanha eleitoral, uso eleitoral,
  assedi*, acedi*, assedio, importun*, humilh*, umilh*, constrang*, me persegu*, persegue, perseguindo, perseguiç*, me xing*, xingou, xinga, xingando, grita comigo, gritou comigo, gritando comigo, me isol*, retaliaç*, retali*, represali*, ameaç*, ameassa*, intimid*, chantag*, coag*, coaç*,
  passou a mao, passa a mao, passando a mao, passaram a mao, me agarr*, agarrou, me toc*, me apalp*, apalp*, me beij* força, beijou a força, mostrou partes intimas, mandou nude*, pediu nude*, cantada*, pediu favor* sexua*, favores sexuais, proposta indecente, estupr*, estrup*, abus* sexual*, abusou, abusaram, abusando, abuso sexual, pedofil*,
  racis*, injuria racial, me chamou de macac*, chamou de macac*, preconceit*, discriminaç*, discriminad*, discriminou, discrimina, discriminando, homofob*, lgbtfob*, transfob*, xenofob*, machis*, capacitis*, por ser negr*, por ser gay, por ser mulher, por ser trans, por ser pobre, por ser deficiente, por ser indigena, por ser nordestin*, por estar gravida, porque estou gravida, porque estava gravida, por estar doente, intolerancia religiosa,
  abuso de poder, abuso de autoridade, abus* autoridade, tortur*, me bateu, me bateram, me agrediu, me agrediram, agrediu, agrediram, agress*, espanc*, maus_tratos, trabalho escravo, trabalho infantil, carcere privado,
  crime*, criminos*, ilegal*, ilicit*, irregularidade*, improbidade, nao cumpriu a lei, nao cumpre a lei, nao cumprem a lei, nao cumpriram a lei, descumpr* a lei, descumpr* lei, contra a lei, fora da lei, desrespeit* a lei, infring*, viol* a lei, burlou,
  fura fila, furou a fila, furou fila, furando fila, furam fila, furam a fila, passou na frente da fila, vaz* dados, vazou informaç*, vazamento de dados, vendeu dados, sonega*, contraband*, trafic*, milicia, grilagem, desmat* ilegal, garimpo ilegal, escut* ilegal, prevaric*`,
);

/** Selling something that is not for sale. */
const VENDE = expressoes(
  'vende, vendem, vendendo, vendeu, venderam, vender, venda_de, vendid*, comprou, compram, comprando, cobra por, cobram por, cobrou pela, cobrando pela',
);
const NAO_SE_VENDE = expressoes(
  'vaga, vagas, cirurgia*, lugar na fila, fila, carteira, habilitaç*, cnh, laudo*, atestado*, gabarito, prova, concurso, licença*, alvara*, senha*, consulta*, exame*, cargo*, emprego*, nota*, diploma*, remedio* do posto, merenda, cesta* basica*, aprovaç*, leito*, internaç*, passaporte*, moradia*, casa* popular*, beneficio*, matricula*',
);
/** Employing one's own relatives. */
const EMPREGA = expressoes(
  'contrat*, nomeou, nomeaç*, nomear, empreg*, coloc* trabalhar, coloc* no_cargo, coloc* na_vaga, coloc* na_folha, coloc* assessor*, arrumou vaga, arrumou cargo, arranjou vaga, arranjou cargo, deu cargo, deu um_cargo, deu uma_vaga, promoveu, trouxe trabalhar, indicou',
);
const PARENTE = expressoes(
  'esposa, espoza, marido, mulher dele, filho, filha, filhos, irmao, irma, cunhad*, sobrinh*, primo, prima, sogr*, genro, nora, amante, namorad*, parente*, familia, familiares, mae dele, pai dele, amigo dele, amigos dele, afilhad*, neto, neta, tio dele, mulher do',
);
const MEU_PARENTE = expressoes(
  'minha_esposa, meu_marido, meu_filho, minha_filha, meus_filhos, minhas_filhas, meu_irmao, minha_irma, minha_familia, minha_mae, meu_pai, meu_neto, minha_neta',
);

const procurarSinal = (palavras: readonly PalavraOuvida[]): boolean =>
  dizAlguma(palavras, SINAIS) ||
  (dizAlguma(palavras, VENDE) && dizAlguma(palavras, NAO_SE_VENDE)) ||
  (dizAlguma(palavras, EMPREGA) && dizAlguma(palavras, PARENTE) && !dizAlguma(palavras, MEU_PARENTE));

/** Several rules ask about the same words, and the table is long: each result is kept. */
const lidas = new WeakMap<readonly PalavraOuvida[], boolean>();

/** 'Nunca houve irregularidade' counts too: a sign only makes the assistant ask. */
export const temSinalDeIrregularidade = (palavras: readonly PalavraOuvida[]): boolean => {
  const antes = lidas.get(palavras);
  if (antes !== undefined) return antes;
  const tem = procurarSinal(palavras);
  lidas.set(palavras, tem);
  return tem;
};

export const cheiraADenuncia = (texto: string): boolean =>
  temSinalDeIrregularidade(ouvirTodas(texto.slice(0, MAX_LIDAS * 12)).slice(0, MAX_LIDAS));
