import { describe, expect, it } from 'vitest';
import { cheiraADenuncia } from './sinais-de-irregularidade.ts';

describe('signs of wrongdoing', () => {
  it.each([
    'o diretor contratou a esposa dele sem concurso',
    'o diretor contratou a espoza',
    'a prefeita nomeou o cunhado',
    'empregou o filho do vereador',
    'estao vendendo vaga de cirurgia',
    'vendem lugar na fila do SUS',
    'vendeu o gabarito do concurso',
    'nao, foi fraude mesmo',
    'ele não cumpriu a lei',
    'construtora pagou propina pro fiscal',
    'o professor passou a mao na aluna',
    'meu supervisor fica passando a mao em mim',
    'policial me pediu dinheiro pra liberar o carro',
    'meu chefe me humilha na frente de todo mundo',
    'tem funcionario fantasma no gabinete',
    'ele bate o ponto e vai embora',
    'ela assina o ponto por ele',
    'usa o carro oficial pra ir na praia',
    'a licitação foi combinada',
    'licitassao com cartas marcadas',
    'rachadinha no gabinete',
    'desviaram a merenda',
    'desvio de verba da saude',
    'assedio moral no trabalho',
    'fui asediada',
    'me chamou de macaco',
    'racismo no posto',
    'nepotismu na secretaria',
    'superfaturamento da obra',
    'falsificou documentos',
    'abuso de autoridade',
    'cobrou por fora',
    'recebe sem trabalhar',
    'o fiscal pede um pix',
    'compra de voto na cidade',
    'furou a fila da vacina',
  ])('“%s” has one', (texto) => {
    expect(cheiraADenuncia(texto)).toBe(true);
  });

  it.each([
    'o posto está sem médico',
    'quero cópia do contrato da obra',
    'preciso de vaga na creche para meu filho',
    'contrato do FIES da minha filha',
    'a fila do INSS demora',
    'quero elogiar a servidora',
    'desvio na estrada sem placa',
    'a parede do hospital está rachada',
    'caixinha de sugestões',
    'qual o prazo da reclamação',
    'tapar o buraco da rua',
    'meu nome está errado no cadastro',
    'estou vendo a situação da minha vaga',
  ])('“%s” has none', (texto) => {
    expect(cheiraADenuncia(texto)).toBe(false);
  });

  it('reads a long account in a moment', () => {
    const antes = performance.now();
    cheiraADenuncia('demorou muito para atender naquele guichê '.repeat(200));
    expect(performance.now() - antes).toBeLessThan(2000);
  });
});
