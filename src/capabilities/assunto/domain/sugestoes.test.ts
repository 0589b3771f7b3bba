import { describe, expect, it } from 'vitest';
import referencia from '../../../../db/reference/14-assunto.json' with { type: 'json' };
import { palavrasChave } from './palavras-chave.ts';
import { sugerirAssuntos } from './sugestoes.ts';

const assuntos = referencia.linhas.map(({ id, descricao, area }) => ({
  idAssunto: id,
  descAssunto: descricao,
  area,
}));
const sugeridos = (texto: string) => sugerirAssuntos(texto, assuntos);

describe('subjects suggested from real-life texts', () => {
  it.each([
    [
      'Fui ao posto de saúde do bairro e não tinha médico para me atender.',
      'Atendimento em posto ou hospital',
    ],
    [
      'Estou há oito meses esperando para marcar consulta com cardiologista.',
      'Agendamento de consultas e exames',
    ],
    ['Meu pai precisa de insulina e a farmácia popular está sem.', 'Medicamentos'],
    ['Minha aposentadoria foi negada pelo INSS sem explicação.', 'Aposentadoria'],
    ['O perito nem olhou os meus laudos na perícia médica.', 'Perícia médica'],
    ['Fui demitido e a segunda parcela do seguro-desemprego não caiu.', 'Seguro-desemprego'],
    [
      'Tem um buraco na rua em frente à minha casa, um carro já quebrou a roda.',
      'Mobilidade urbana e calçadas',
    ],
    ['A lâmpada queimada do poste deixa a rua escura e perigosa.', 'Iluminação pública'],
    ['O caminhão do lixo não passa há duas semanas.', 'Coleta de lixo e limpeza urbana'],
    ['Meu Bolsa Família foi bloqueado depois da atualização no CRAS.', 'Bolsa Família'],
    ['Chefe grita comigo na frente de todos e me humilha, é assédio moral.', 'Assédio moral'],
    ['O diretor nomeou a esposa e o cunhado para cargos de confiança.', 'Nepotismo'],
    ['O fiscal cobrou por fora para liberar o alvará: pediu propina.', 'Cobrança ou pagamento de propina'],
    [
      'A obra da escola está abandonada, é uma obra parada há três anos.',
      'Obras públicas paradas ou com problemas',
    ],
    ['Não consigo entrar na minha conta gov.br, o reconhecimento facial falha.', 'Conta gov.br'],
    ['Caí na malha fina e a restituição do imposto de renda não sai.', 'Imposto de renda'],
    ['Estão desmatando a floresta e fazendo queimada perto do parque.', 'Desmatamento e queimadas'],
    ['A prova do ENEM do meu filho foi corrigida errado.', 'Exames e vestibulares'],
    ['Quero meu diploma: a colação de grau foi em 2024.', 'Diplomas e certificados'],
    ['O ônibus lotado não para no ponto de ônibus.', 'Transporte coletivo'],
    ['Depois que denunciei, sofri retaliação e fui transferido.', 'Retaliação a quem denunciou'],
  ])('%s', (texto, esperado) => {
    const lista = sugeridos(texto);
    expect(lista[0]?.descAssunto).toBe(esperado);
    expect(lista.length).toBeLessThanOrEqual(3);
  });

  it('says which words led there, as the person wrote them', () => {
    const [primeiro] = sugeridos('Minhas APOSENTADORIAS?! E o Posto  de\nSaúde?');
    expect(sugeridos('O posto  de\nSaúde fechou')[0]?.porque).toBe('Você escreveu “posto de Saúde”.');
    expect(primeiro?.porque).toMatch(/^Você escreveu “.+”\.$/);
  });

  it('writes with or without accents, in plural or not, find the same', () => {
    expect(sugeridos('iluminacao publica')[0]?.idAssunto).toBe(sugeridos('ILUMINAÇÃO PÚBLICA')[0]?.idAssunto);
    expect(sugeridos('vacinas')[0]?.descAssunto).toBe('Vacinação');
  });

  it('suggests nothing when nothing is recognised, and never "Outros assuntos"', () => {
    expect(sugeridos('')).toEqual([]);
    expect(sugeridos('Bom dia, tudo bem? Obrigado.')).toEqual([]);
    expect(sugeridos('outros assuntos')).toEqual([]);
  });

  it('stays fast on the longest text', () => {
    const texto = 'Não havia médico no hospital nem na creche do bairro distante. '
      .repeat(127)
      .slice(0, 8000);
    const antes = performance.now();
    sugeridos(texto);
    expect(performance.now() - antes).toBeLessThan(1000);
  });
});

describe('keyword table', () => {
  it('has an entry for every subject offered and for no other', () => {
    expect(Object.keys(palavrasChave).map(Number).sort()).toEqual(
      assuntos.map(({ idAssunto }) => idAssunto).sort(),
    );
  });

  it.each(assuntos.filter(({ idAssunto }) => idAssunto !== 1090))(
    'the name "$descAssunto" is found by itself',
    ({ idAssunto, descAssunto }) => {
      expect(sugeridos(descAssunto).map((item) => item.idAssunto)).toContain(idAssunto);
    },
  );
});
