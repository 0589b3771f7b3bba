import { describe, expect, it } from 'vitest';
import { sugerirAssuntos } from './sugestoes.ts';
import { palavrasParaOrgaos, sugerirOrgaos, unicoOrgao } from './sugestoes-orgao.ts';

const orgao = (
  idOuvidoria: number,
  sigla: string,
  nomeOuvidoria: string,
  competencia: string,
  parecidas: string[] = [],
) => ({ idOuvidoria, sigla, nomeOuvidoria, competencia, parecidas });

const INSS = orgao(
  43,
  'INSS',
  'Instituto Nacional do Seguro Social',
  'Aposentadorias, pensões, auxílios e perícia médica.',
);
const MS = orgao(
  41,
  'MS',
  'Ministério da Saúde',
  'Sistema Único de Saúde, vacinação, medicamentos e vigilância em saúde.',
);
const ANVISA = orgao(
  46,
  'ANVISA',
  'Agência Nacional de Vigilância Sanitária',
  'Registro e fiscalização de medicamentos e produtos para a saúde.',
);
const medicamentos = { idAssunto: 1003, descAssunto: 'Medicamentos', area: 'Saúde' };

const RFB = orgao(
  50,
  'RFB',
  'Receita Federal do Brasil',
  'Imposto de renda, CPF, CNPJ, tributos federais e aduana.',
);

describe('sugerirOrgaos', () => {
  it('the number somebody gives leads to nobody: not every text with a CPF is for the Receita', () => {
    const assuntos = [
      { idAssunto: 1056, descAssunto: 'Cadastro de pessoas físicas (CPF)', area: 'Tributos' },
    ];
    const texto = 'Meu CPF é 529.982.247-25 e a minha aposentadoria parou.';
    expect(sugerirAssuntos(texto, assuntos)).toEqual([]);
    expect(sugerirOrgaos(texto, [INSS, RFB], null).map(({ sigla }) => sigla)).toEqual(['INSS']);
    const irregular = 'Meu CPF está irregular.';
    const [assunto = null] = sugerirAssuntos(irregular, assuntos);
    expect(sugerirOrgaos(irregular, [INSS, RFB], assunto).map(({ sigla }) => sigla)).toEqual(['RFB']);
  });

  it('explains by the words of the competence, as the person wrote them', () => {
    expect(sugerirOrgaos('Minha Aposentadoria parou.', [MS, INSS], null)).toEqual([
      {
        idOuvidoria: 43,
        sigla: 'INSS',
        nomeOuvidoria: 'Instituto Nacional do Seguro Social',
        porque: 'Você escreveu “Aposentadoria”, assunto deste órgão.',
      },
    ]);
  });

  it('explains by the name or the sigla', () => {
    expect(sugerirOrgaos('O inss não atende', [INSS], null)[0]?.porque).toBe(
      'Você escreveu “inss”, que está no nome deste órgão.',
    );
  });

  it('explains by the subject when the text itself does not say it', () => {
    const lista = sugerirOrgaos('Falta remédio para pressão', [INSS, MS, ANVISA], medicamentos);
    expect(lista.map(({ sigla }) => sigla)).toEqual(['MS', 'ANVISA']);
    expect(lista[0]?.porque).toBe('O assunto “Medicamentos” é tratado por este órgão.');
  });

  it('explains a name written with a mistake', () => {
    const anvisa = { ...ANVISA, parecidas: ['sanitarea'] };
    expect(sugerirOrgaos('vigilancea sanitarea', [anvisa], null)[0]?.porque).toBe(
      'Você escreveu “sanitarea”, parecido com o nome deste órgão.',
    );
  });

  it('a word that many offices share weighs less than one that only one has', () => {
    const lista = sugerirOrgaos('Registro de medicamentos', [MS, ANVISA], null);
    expect(lista[0]?.sigla).toBe('ANVISA');
  });

  it('suggests at most three, and none without a reason', () => {
    const muitos = Array.from({ length: 9 }, (_, n) => orgao(n, `O${n}`, `Órgão ${n}`, 'Aposentadorias.'));
    expect(sugerirOrgaos('aposentadoria', muitos, null)).toHaveLength(3);
    expect(sugerirOrgaos('instituto federal nacional', [INSS], null)).toEqual([]);
  });
});

describe('palavrasParaOrgaos', () => {
  it('are those of the subject and of the text, without the ones every office has', () => {
    const palavras = palavrasParaOrgaos('O Ministério da Saúde negou meu remédio', medicamentos);
    expect(palavras.map(({ forma }) => forma)).toEqual(['medicamentos', 'saude', 'negou', 'remedio']);
  });
});

describe('unicoOrgao', () => {
  it('needs no words of the text', () => {
    expect(unicoOrgao(INSS).porque).toBe('É a ouvidoria que atende este lugar na plataforma.');
  });
});
