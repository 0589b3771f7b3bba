import type { Dado } from '../tipos.ts';
import { type Pista, pista } from './achado.ts';
import { isComum, isNomeDeLista } from './palavras-do-texto.ts';
import { soLetras } from './texto-dobrado.ts';

const MAIUSCULA = String.raw`\p{Lu}(?:[\p{L}'’]{1,40}|\.?)`;
const LIGA = String.raw`(?:\s+(?:d[aeo]s?|e)(?=\s+\p{Lu}))?`;
const NOME = String.raw`${MAIUSCULA}(?:${LIGA}\s+${MAIUSCULA}){0,6}`;
/** In lower case a name ends where the sentence goes on. */
const PARA = String.raw`(?:e|sou|moro|trabalho|tenho|que|venho|estou|fui|mas|portador|portadora|brasileir[oa]|servidor|servidora|professor|professora|cpf|da|do|na|no|aqui|desde|quero|gostaria)(?!\p{L})`;
const MINUSCULO = String.raw`(?!${PARA})\p{L}[\p{L}'’]+(?:\s+(?:d[aeo]s?\s+)?(?!${PARA})\p{L}[\p{L}'’]+){0,3}`;

const DIZ_O_NOME =
  /(?<!\p{L})(?:meu nome(?: completo| social| de batismo)?(?:\s+(?:é|e|eh)|:)|(?:eu )?me chamo|chamo-me|nome:|denunciante:|quem (?:escreve|fala|denuncia|relata)(?: aqui)? (?:é|e|eh)(?: [ao])?|aqui (?:é|e|eh|fala|quem fala é|quem escreve é) (?:[ao] )?|assino(?: como)?:?|assinad[oa](?: por)?:?|ass\.?:)\s*/giu;
/** Not every 'meu nome' announces one: 'meu nome saiu da escala'. */
const MEU_NOME = /(?<!\p{L})[Mm][Ee][Uu] [Nn][Oo][Mm][Ee]\s+/gu;
const DEPOIS_DO_ANUNCIO = new RegExp(`^(?:${NOME}|${MINUSCULO})`, 'u');
const EU_FULANO = new RegExp(String.raw`(?:(?<!\p{L})(?:Eu|EU)|(?<=^|[.!?\n]\s{0,3})eu),\s*(${NOME})`, 'gu');
const SOU_A = new RegExp(
  String.raw`(?<!\p{L})[Ss]ou [ao] (?:(?:servidor|professor|enfermeir|técnic|doutor|dr)[ao]?\.? )?(${NOME})`,
  'gu',
);
const APELIDO =
  /(?<!\p{L})(?:me chamam(?: só| apenas)?(?: de)?|me conhecem? (?:por|como|pelo apelido de)|(?:sou|fui|era|eu,) (?:mais )?conhecid[oa](?: aqui| lá)? (?:por|como)|meu apelido(?: aqui| lá| na \p{L}+| no \p{L}+)? (?:é|e|eh)|apelidad[oa] de|pode(?:m)? me chamar de|me chama(?:m)? (?:pelo apelido )?de|vulgo)\s+(?:[ao]s? )?["“'‘]?/giu;

const APELIDO_ANTES = new RegExp(
  String.raw`(?<!\p{L})(${NOME}|["“'‘]\p{L}[\p{L}'’ ]{1,30}["”'’]),?\s+(?:que é )?(?:(?:o |um )?(?:meu )?apelido (?:que|com que|pelo qual|de|meu)|como (?:me|todos me|todo mundo me|eles me) (?:chama|conhece|trata)m?)`,
  'gu',
);

const MAIOR_ANUNCIO = 120;
const UM_APELIDO = new RegExp(String.raw`^(?:${NOME}|\p{L}[\p{L}'’]+)`, 'u');

/** What stands right after such words, unless it is a word of every day. */
const depoisDe = (texto: string, anuncio: RegExp, nome: RegExp): (readonly [number, number])[] =>
  [...texto.matchAll(anuncio)].flatMap(({ 0: trecho, index }) => {
    const inicio = index + trecho.length;
    const [achado] = nome.exec(texto.slice(inicio, inicio + MAIOR_ANUNCIO)) ?? [];
    const primeira = soLetras(achado?.split(/\s/)[0] ?? '');
    return achado && !(isComum(primeira) && !isNomeDeLista(primeira))
      ? [[inicio, inicio + achado.length] as const]
      : [];
  });

const grupo = (achado: RegExpMatchArray): readonly [number, number] => {
  const fim = (achado.index ?? 0) + achado[0].length;
  return [fim - (achado[1]?.length ?? 0), fim];
};

const isNome = (trecho: string): boolean => isNomeDeLista(soLetras(trecho.split(/\s/)[0] ?? ''));

const isEscritoComoNome = (trecho: string): boolean => /^\p{Lu}/u.test(trecho) || isNome(trecho);

const FECHO =
  /(?:^|\n|\.\s|!\s)[^\S\n]*(?:atenciosamente|respeitosamente|cordialmente|grat[oa]|(?:muito )?obrigad[oa]|abraços?|assinado|ass|att|at\.te|sem mais|com esperança|aguardo(?: retorno)?)(?!\p{L})[\s,.:;!–—-]*$/iu;
const LINHA_DE_NOME = new RegExp(String.raw`(?:^|\n)[\s–—_-]*(${NOME})[\s.]*$`, 'u');
const ULTIMAS = 160;

/** Only the end of a text is a signature: a name alone on an earlier line may be anybody's. */
const assinatura = (texto: string): Pista[] => {
  const base = Math.max(0, texto.length - ULTIMAS);
  const fim = texto.slice(base);
  const [, nome] =
    LINHA_DE_NOME.exec(fim) ?? new RegExp(String.raw`[.!,:–—-]\s*(${NOME})[\s.]*$`, 'u').exec(fim) ?? [];
  if (!nome) return [];
  const inicio = fim.lastIndexOf(nome);
  const antes = fim.slice(0, inicio);
  const linha = /\n[\s–—_-]*$/.test(antes);
  if (nome.length > 60 || (base === 0 && inicio === 0)) return [];
  if (!FECHO.test(antes) && !(linha && (isNome(nome) || nome.includes(' ')))) return [];
  const semPonto = nome.replace(/\.+$/, '');
  return [pista([base + inicio, base + inicio + semPonto.length], 'assinatura')];
};

const PARENTES = String.raw`(?:ex-?\s?)?(?:marido|esposo|esposa|mulher|companheir[oa]|namorad[oa]|noiv[oa]|pai|m[ãa]e|padrasto|madrasta|filh[oa]s?|filhinh[oa]|enteado|enteada|irm[ãa]os?|irm[ãa]s?|sobrinh[oa]s?|net[oa]s?|av[óôo]|v[óôo]|tios?|tias?|prim[oa]s?|sogr[oa]|cunhad[oa]|genro|nora|padrinho|madrinha|comadre|compadre|afilhad[oa]|g[êe]me[oa]|mina|velh[oa]|coroa)`;
const MEU_PARENTE = new RegExp(
  String.raw`(?<!\p{L})(?:meus?|minhas?|nossos?|nossas?)\s+(?:(?:próprio|própria|falecid[oa]|único|única|outr[oa])\s+)?${PARENTES}(?!\p{L})(?:-(?:de|em)-\p{L}+)?(?:[ \t]+(?:mais (?:velh[oa]|nov[oa])|caçula|autista|gême[oa]))?`,
  'giu',
);
const SOU_PARENTE = new RegExp(
  String.raw`(?<!\p{L})sou\s+(?:[ao]\s+)?(?:${PARENTES}|viúv[oa]|casad[oa]|responsável|tutora?|cuidadora?|amig[oa]|vizinh[oa])\s+(?:(?:d[aoe]s?|com|pel[ao])\s+)(?:[ao]\s+)?(?:alun[oa]\s+|paciente\s+|criança\s+|senhora?\s+|sr\.?a?\s+|falecid[oa]\s+)?`,
  'giu',
);
/** As a clerk writes it down: 'a esposa, Dona Geralda'. */
const O_PARENTE = new RegExp(String.raw`(?<!\p{L})(?:[ao]|seu|sua)\s+${PARENTES}(?=,\s)`, 'giu');
/** 'minha mãe dona ivanilda'. */
const TRATADO = /^[\s,]*(?:dona|seu|dom|tia|tio|v[óô]|m[ãa]e|pai)\s+(\p{L}{3,})/iu;
/** Nobody else's: who says so is the other one. */
const COMADRE = /(?<!\p{L})(?:[ao]\s+)?(?:comadre|compadre|madrinha|padrinho)(?=\s+\p{Lu})/gu;
const ENTRE_PARENTE_E_NOME =
  /^(?:[\s,:(–-]|(?:que )?(?:se )?cham(?:ad[oa]|a)(?!\p{L})|(?:o|a|os|as|e|de \d+ anos|mais velh[oa]|mais nov[oa]|caçula)(?!\p{L})){0,8}$/iu;
/** Each turn begins with another letter than the sign that ends one: a text is read in one way only. */
const OUTRO_NOME = new RegExp(
  String.raw`^(?:[\s,:(–-]|(?:que )?(?:se )?cham(?:ad[oa]|a)\s|(?:[oa]s?|de \d+ anos|soldado|cabo|sargento|doutora?|[Dd]ra?\.|[Ss]ra?\.|[Dd]ona|[Ss]eu|[Dd]om|professora?|aluna?|aluno|menor|enfermeir[oa])[\s,]){0,20}(${NOME}(?:(?:,\s|\s+e\s+)${MAIUSCULA}(?!\p{L}))?)`,
  'u',
);

/** The relative leads to the person; the relative's name even more. */
const parentes = (texto: string, nomes: readonly Dado[]): Pista[] => {
  const achados: Pista[] = [];
  for (const padrao of [MEU_PARENTE, SOU_PARENTE, O_PARENTE, COMADRE]) {
    for (const { 0: trecho, index } of texto.matchAll(padrao)) {
      const fim = index + trecho.length;
      achados.push(pista([index, fim - (trecho.length - trecho.trimEnd().length)], 'parente', 'dica'));
      const varrido = nomes.find(({ inicio }) => inicio >= fim && inicio < fim + 30);
      if (varrido && ENTRE_PARENTE_E_NOME.test(texto.slice(fim, varrido.inicio)))
        achados.push(pista([varrido.inicio, varrido.fim], 'parente'));
      const tratado = TRATADO.exec(texto.slice(fim, fim + 60));
      if (tratado?.[1])
        achados.push(
          pista([fim + tratado[0].length - tratado[1].length, fim + tratado[0].length], 'parente'),
        );
      const depois = OUTRO_NOME.exec(texto.slice(fim, fim + 90));
      if (depois?.[1]) {
        const inicio = fim + depois[0].length - depois[1].length;
        achados.push(pista([inicio, fim + depois[0].length], 'parente'));
      }
    }
  }
  return achados;
};

const ATE_O_FIM = String.raw`[^\n.,;!?]{2,80}`;
const PAPEIS = [
  String.raw`(?:(?:sou|era|fui|como|sendo|sigo|fiquei)\s{1,3})?(?:[ao]s?|eu)\s+[úu]nic[oa]s?\s+${ATE_O_FIM}`,
  String.raw`(?:s[óo]|somente|apenas)\s+eu(?:\s+(?:e|que)\s+\p{L}+)?\s+${ATE_O_FIM}`,
  String.raw`(?:ningu[ée]m|nenhum[ao]?(?:\s+\p{L}+)?)\s+(?:al[ée]m de mim|a n[ãa]o ser eu|mais)\s?${ATE_O_FIM}`,
  String.raw`(?:eu\s+)?(?:sou|era|fui|atuo como|trabalho como|trabalhei como)\s+(?:[ao]\s+|uma?\s+|eu\s+que\s+)?(?:diretor|vice|chefe|coordenador|secret[áa]ri|presidente|s[íi]ndic|respons[áa]vel|titular|gerente|encarregad|supervisor|servidor|professor|enfermeir|m[ée]dic|t[ée]cnic|fiscal|motorista|merendeir|porteir|vigilante|estagi[áa]ri|bolsista|concursad|terceirizad|comissionad|efetiv|funcion[áa]ri|assistente|psic[óo]log|fono|nutricionista|pedagog|bibliotec|contador|agente|auxiliar|zelador|recepcionista|telefonista|farmac|dentista|engenheir|arquitet|advogad|procurador|aluna|aluno|m[ãa]e de aluno|conselheir|pregoeir|tesoureir|analista|auditor|policial|guarda|bombeir|cozinheir|faxineir|pesquisador|residente|intérprete)${ATE_O_FIM}`,
  String.raw`(?:trabalho|trabalhei|atuo|estou lotad[oa]|lotad[oa]|servi)\s+(?:h[áa]|n[ao]s?|nest[ea]|ness[ea]|em|como|l[áa]|aqui)\s+${ATE_O_FIM}`,
  String.raw`(?:entrei|ingressei|tomei posse|fui admitid[oa]|fui contratad[oa]|me aposentei|fui removid[oa]|fui transferid[oa]|passei no concurso|voltei (?:da|de))\s+${ATE_O_FIM}`,
  String.raw`(?:sou|fui)\s+(?:a|o)\s+(?:mais\s+\p{L}+|primeir[oa]|[úu]ltim[oa])\s+${ATE_O_FIM}`,
  String.raw`(?:sou|estou)\s+(?:cadeirante|surd[oa]|ceg[oa]|gr[áa]vida|autista|ind[íi]gena|quilombola|trans|travesti|estrangeir[oa]|haitian[oa]|venezuelan[oa]|vi[úu]v[oa]|gestante|lactante|de licen[çc]a)(?!\p{L})`,
  String.raw`(?:meu|minha|no meu|na minha|do meu|da minha)\s+(?:sala|setor|turma|plant[ãa]o|gabinete|equipe|mesa|turno|cargo|fun[çc][ãa]o|lota[çc][ãa]o|loja|barraca|consult[óo]rio|oficina|s[íi]tio|bairro|rua|condom[íi]nio|pr[ée]dio|aldeia|comunidade)(?!\p{L})(?:\s+(?:d[aeo]s?|n[ao]|[ée])\s+[^\n.,;!?]{2,40})?`,
  String.raw`tenho\s+\d{1,3}\s+anos(?:\s+de\s+(?:casa|servi[çc]o|idade|empresa|prefeitura))?`,
];
const PAPEL = PAPEIS.map((papel) => new RegExp(String.raw`(?<!\p{L})${papel}`, 'giu'));

const papeis = (texto: string): Pista[] =>
  PAPEL.flatMap((padrao) =>
    [...texto.matchAll(padrao)].map(({ 0: trecho, index }) => {
      const inicio = index + trecho.length - trecho.trimStart().length;
      return pista([inicio, index + trecho.trimEnd().length], 'papel', 'dica');
    }),
  );

/** What a text says about its own author: a name, a nickname, relatives, a role that few have. */
export const acharOQueDizDeSi = (texto: string, nomes: readonly Dado[]): Pista[] => [
  ...depoisDe(texto, DIZ_O_NOME, DEPOIS_DO_ANUNCIO).map((lugar) => pista(lugar, 'assinatura')),
  ...depoisDe(texto, MEU_NOME, DEPOIS_DO_ANUNCIO)
    .filter(([inicio, fim]) => isEscritoComoNome(texto.slice(inicio, fim)))
    .map((lugar) => pista(lugar, 'assinatura')),
  ...[...texto.matchAll(EU_FULANO)].map((achado) => pista(grupo(achado), 'assinatura')),
  ...[...texto.matchAll(SOU_A)]
    .filter((achado) => isNome(achado[1] ?? ''))
    .map((achado) => pista(grupo(achado), 'assinatura')),
  ...depoisDe(texto, APELIDO, UM_APELIDO).map((lugar) => pista(lugar, 'apelido')),
  ...[...texto.matchAll(APELIDO_ANTES)].map(({ 1: apelido = '', index }) =>
    pista([index, index + apelido.length], 'apelido'),
  ),
  ...assinatura(texto),
  ...parentes(texto, nomes),
  ...papeis(texto),
];
