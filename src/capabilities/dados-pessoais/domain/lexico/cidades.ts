import { dobrar } from '../letras.ts';

/**
 * The states, their capitals and the largest cities, in lower case, without accents and spaces: at
 * the end of an address they need no 'UF' after them.
 */
const CONHECIDAS = new Set(
  `
acre alagoas amapa amazonas bahia ceara distritofederal espiritosanto goias maranhao matogrosso matogrossodosul minasgerais para paraiba
parana pernambuco piaui riodejaneiro riograndedonorte riograndedosul rondonia roraima santacatarina saopaulo sergipe tocantins
aracaju belem belohorizonte boavista brasilia campogrande cuiaba curitiba florianopolis fortaleza goiania joaopessoa macapa maceio
manaus natal palmas portoalegre portovelho recife riobranco salvador saoluis teresina vitoria
ananindeua anapolis aparecidadegoiania araraquara barueri bauru belfordroxo betim blumenau camacari campinagrande campinas
camposdosgoytacazes canoas caruaru cascavel caucaia caxiasdosul chapeco contagem cotia criciuma diadema divinopolis dourados
duquedecaxias embudasartes feiradesantana fozdoiguacu franca governadorvaladares gravatai guarapari guarulhos ilheus imperatriz
ipatinga itabuna itapevi itaquaquecetuba jaboataodosguararapes joinville juazeirodonorte juizdefora jundiai limeira londrina
macae maraba maringa maua mogidascruzes montesclaros mossoro niteroi novaiguacu novohamburgo olinda osasco parnamirim passofundo
paulista pelotas petrolina petropolis piracicaba pontagrossa pousoalegre praiagrande presidenteprudente ribeiraodasneves
ribeiraopreto rondonopolis santaluzia santamaria santarem santoandre santos saobernardodocampo saocarlos saogoncalo
saojoaodemeriti saojosedoriopreto saojosedoscampos saojosedospinhais saovicente serra setelagoas sinop sobral sorocaba sumare
suzano taboaodaserra taguatinga taubate uberaba uberlandia varzeagrande viamao vilavelha vitoriadaconquista voltaredonda
`
    .toLowerCase()
    .trim()
    .split(/\s+/),
);

export const isCidadeConhecida = (nome: string): boolean => CONHECIDAS.has(dobrar(nome));
