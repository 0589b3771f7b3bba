import { describe, expect, it } from 'vitest';
import { analisar, analisarAosPoucos } from './analisar.ts';
import { nomeDoDado, tiposDeDado } from './tipos.ts';

const achados = (texto: string) =>
  analisar(texto).map(({ inicio, fim, tipo }) => [tipo, texto.slice(inicio, fim)]);

describe('numbers that are somebody’s', () => {
  it.each([
    ['CPF 529.982.247-25.', 'cpf', '529.982.247-25'],
    ['O beneficiário 52998224725 recebeu', 'cpf', '52998224725'],
    ['CPF 529 982 247 25', 'cpf', '529 982 247 25'],
    ['CPF 529.982.247/25', 'cpf', '529.982.247/25'],
    ['CPF 529.982.24725', 'cpf', '529.982.24725'],
    ['CPF 529.982.247-26, digitado errado', 'cpf', '529.982.247-26'],
    ['C.P.F.: 12345678900', 'cpf', '12345678900'],
    ['CNPJ 11.222.333/0001-81', 'cnpj', '11.222.333/0001-81'],
    ['CNPJ 11222333000181', 'cnpj', '11222333000181'],
    ['CNPJ 12.ABC.345/01DE-35', 'cnpj', '12.ABC.345/01DE-35'],
    ['empresa 12ABC34501DE35', 'cnpj', '12ABC34501DE35'],
    ['Escreva para joao.lima@gmail.com.', 'email', 'joao.lima@gmail.com'],
    ['ouvidoria@cgu.gov.br', 'email', 'ouvidoria@cgu.gov.br'],
    ['joao(at)gmail.com', 'email', 'joao(at)gmail.com'],
    ['Ligue (61) 99876-5432 à tarde', 'telefone', '(61) 99876-5432'],
    ['Ligue +55 61 99876-5432', 'telefone', '+55 61 99876-5432'],
    ['+5561998765432', 'telefone', '+5561998765432'],
    ['fone 61 3312-4455', 'telefone', '61 3312-4455'],
    ['telefone 3312-4455, ramal 22', 'telefone', '3312-4455'],
    ['tel.: 0xx61 3312-4455', 'telefone', '0xx61 3312-4455'],
    ['ligar (0xx61) 99876-5432', 'telefone', '(0xx61) 99876-5432'],
    ['celular 9 8765-4321', 'telefone', '9 8765-4321'],
    ['(61) 3312-4455/4466', 'telefone', '(61) 3312-4455/4466'],
    ['Fortaleza, 60175-047', 'cep', '60175-047'],
    ['CEP 60175047', 'cep', '60175047'],
    ['RG 12.345.678-9 SSP/SP', 'rg', '12.345.678-9'],
    ['identidade nº MG-12.345.678', 'rg', 'MG-12.345.678'],
    ['1.234.567 SSP/DF', 'rg', '1.234.567'],
    ['R.G. 1234567-X', 'rg', '1234567-X'],
    ['título de eleitor 1234 5678 9012', 'titulo_eleitor', '1234 5678 9012'],
    ['PIS 120.54789.33-1', 'pis', '120.54789.33-1'],
    ['NIS nº 12054789331', 'pis', '12054789331'],
    ['cartão 4111 1111 1111 1111', 'cartao', '4111 1111 1111 1111'],
    ['conta corrente nº 12345-6', 'conta_bancaria', '12345-6'],
    ['Ag. 1234-5, conta 98765-X', 'conta_bancaria', '1234-5, conta 98765-X'],
    ['ag. 1234-5 c/c 1234567-8', 'conta_bancaria', '1234-5 c/c 1234567-8'],
    [
      'Conta 123456 dígito 7, agência 1234 dígito 5',
      'conta_bancaria',
      '123456 dígito 7, agência 1234 dígito 5',
    ],
    ['conta 12345-6 da agência 1234-5', 'conta_bancaria', '12345-6 da agência 1234-5'],
    ['conta corrente n. 98765-4, ag. n. 4321-0, Banco X', 'conta_bancaria', '98765-4, ag. n. 4321-0'],
    ['agência 1234-5 conta 12345 - X', 'conta_bancaria', '1234-5 conta 12345 - X'],
    ['Agência 1234 DV 5, conta 67890 DV 1', 'conta_bancaria', '1234 DV 5, conta 67890 DV 1'],
    ['Conta salário: 12345678-9. Agência: 1234.', 'conta_bancaria', '12345678-9. Agência: 1234'],
    ['Ag: 0001-9 - CC: 98.765.432-1', 'conta_bancaria', '0001-9 - CC: 98.765.432-1'],
    ['deposite no Itaú 12345-6', 'conta_bancaria', '12345-6'],
    ['Bradesco 1234 98765-4', 'conta_bancaria', '1234 98765-4'],
    ['Banco do Brasil: 98.765-4', 'conta_bancaria', '98.765-4'],
    ['é na Caixa, 00012345-6', 'conta_bancaria', '00012345-6'],
    ['pix 123e4567-e89b-12d3-a456-426614174000', 'conta_bancaria', '123e4567-e89b-12d3-a456-426614174000'],
    ['o carro BRA2E19', 'placa', 'BRA2E19'],
    ['de placa ABC-1234', 'placa', 'ABC-1234'],
    ['nascida em 02/03/1980', 'data_nascimento', '02/03/1980'],
    ['data de nascimento: 2 de março de 1980', 'data_nascimento', '2 de março de 1980'],
    ['D.N.: 02.03.80', 'data_nascimento', '02.03.80'],
  ])('%s', (texto, tipo, trecho) => {
    expect(achados(texto)).toEqual([[tipo, trecho]]);
  });
});

describe('where somebody lives', () => {
  it.each([
    ['mora na Rua das Flores, 10, casa 2', 'Rua das Flores, 10, casa 2'],
    ['moro na rua das flores nº 10', 'rua das flores nº 10'],
    ['Av. Sete de Setembro 1200', 'Av. Sete de Setembro 1200'],
    ['Rua 7 de Setembro, nº 45', 'Rua 7 de Setembro, nº 45'],
    ['Rua José Bonifácio, s/n', 'Rua José Bonifácio, s/n'],
    ['Avenida Norte-Sul, nº 300, bloco B', 'Avenida Norte-Sul, nº 300, bloco B'],
    ['moro na rua antonio carlos 88, perto da feira', 'rua antonio carlos 88'],
    ['Quadra 302 Sul, Lote 7', 'Quadra 302 Sul, Lote 7'],
    ['SQN 205 Bloco C apto 301', 'SQN 205 Bloco C apto 301'],
    ['Quadra 5, Lote 12', 'Quadra 5, Lote 12'],
    ['Condomínio Solar, casa 12', 'Condomínio Solar, casa 12'],
    [
      'Rua das Flores, 123, apto 45, Bairro Jardim América, São Paulo/SP.',
      'Rua das Flores, 123, apto 45, Bairro Jardim América, São Paulo/SP',
    ],
    ['Rua A, 10 - Vila Nova - Goiânia/GO', 'Rua A, 10 - Vila Nova - Goiânia/GO'],
    [
      'Rua XV de Novembro, 500, 3º andar, sala 302, Centro Histórico, Curitiba, Paraná',
      'Rua XV de Novembro, 500, 3º andar, sala 302, Centro Histórico, Curitiba, Paraná',
    ],
    ['R. Padre Cícero, 45, Pirajá, Sobral/CE, desde 2020', 'R. Padre Cícero, 45, Pirajá, Sobral/CE'],
    [
      'Travessa São José, s/n, Povoado Lagoa Seca, Zona Rural, Quixadá - CE',
      'Travessa São José, s/n, Povoado Lagoa Seca, Zona Rural, Quixadá - CE',
    ],
    ['rua jose bonifacio 88, centro, campinas sp', 'rua jose bonifacio 88, centro, campinas sp'],
    ['Rua das Flores, 10\nCentro\nRecife - PE', 'Rua das Flores, 10\nCentro\nRecife - PE'],
    ['Avenida Paulista, 1000, e o Centro reclamou.', 'Avenida Paulista, 1000'],
    ['moro na BR-116, km 45', 'BR-116, km 45'],
    ['Resido na Rodovia CE-040, km 12,5, Sítio Boa Vista', 'Rodovia CE-040, km 12,5, Sítio Boa Vista'],
    ['Sítio Santa Luzia, km 7, Quixadá/CE', 'Sítio Santa Luzia, km 7, Quixadá/CE'],
    ['Estrada da Graciosa km 18, chácara 4', 'Estrada da Graciosa km 18, chácara 4'],
  ])('%s', (texto, trecho) => {
    expect(achados(texto)).toEqual([['endereco', trecho]]);
  });
});

describe('an address around its postcode', () => {
  it.each([
    [
      'Rua das Palmeiras, 45, Bela Vista, Betim - MG, CEP 30123-456',
      ['Rua das Palmeiras, 45, Bela Vista, Betim - MG', '30123-456'],
    ],
    [
      'Alameda dos Ipês, 300 - Aldeota - 60150-160 - Fortaleza/CE',
      ['Alameda dos Ipês, 300 - Aldeota', '60150-160', 'Fortaleza/CE'],
    ],
    [
      'moro na rua das palmeiras, 45, bairro bela vista, betim - mg cep 30123-456',
      ['rua das palmeiras, 45, bairro bela vista, betim - mg', '30123-456'],
    ],
  ])('%s', (texto, trechos) => {
    expect(achados(texto).map(([, trecho]) => trecho)).toEqual(trechos);
  });
});

describe('what is nobody’s', () => {
  it.each([
    'Processo 00190.100123/2024-11, de 12/03/2026.',
    'NUP 23480.012345/2024-91; protocolo 00106.2024.000123-11; 00106000123202411.',
    'Processo judicial 0001234-56.2024.4.01.3400.',
    'Pagaram R$ 12.500,00 pela nota 4521-2026; total 1.234.567,89.',
    'ligue 0800 123 4567 ou 162.',
    'Portaria CGU-2024, Lei 12.527/2011, art. 7º, §3º; NBR-9050.',
    'Contrato 12345678901 e empenho 2024NE000457.',
    'O acidente foi na BR-116, km 45; há obras na Rodovia Presidente Dutra, km 220.',
    'O Banco Central publicou a circular 12345-6; a Caixa respondeu ao ofício 98765-4.',
    'Andei 12 km e o banco de dados 12345-6 caiu.',
    'Pessoas em situação de rua em 2024, 350 ao todo.',
    'Plano nacional: 100 200 300 40 vagas por ano.',
    'A agência 21001 atendeu 12.345 pessoas; a escola conta com 12345 alunos.',
    'Na Rua das Flores houve obras; na Rua das Acácias, 3 pessoas reclamaram.',
    'Setor de Autarquias Sul, Quadra 1, Bloco A.',
    'passei na rua antonio carlos 88 vezes neste ano.',
    'A Terra Indígena Yanomami, o povo Guajajara e a terra indígena Tikuna.',
    'Crianças Yanomami, Mulheres Guajajara, Idioma Terena, Casai Yanomami e o povo Guarani Kaiowá.',
    'Saúde Indígena Yanomami, Território Pataxó e Festival Yawanawá.',
    'Foi a UNIDADE quem pediu, com URGÊNCIA para todos.',
    'CPF ***.982.247-**, já tarjado.',
    'Hospital Getúlio Vargas, Escola Maria da Penha e Lei Maria da Penha.',
    'Escola Municipal Professora Maria José da Silva, na Avenida João Naves.',
    'Ministério da Saúde, Instituto Federal do Ceará e Universidade Federal de Santa Catarina.',
    'Construtora Andrade Ribeiro Ltda, Martins & Rocha Advogados e Souza Lima Engenharia S.A.',
    'Prefeituras de João Pessoa, Governador Valadares, São José dos Campos e Rui Barbosa/BA.',
    'A Diretora de Gestão de Pessoas e o Ministro de Estado da Educação.',
    'Aos 12 dias de março, a Comissão de Ética aprovou o Relatório Anual.',
  ])('%s', (texto) => {
    expect(achados(texto)).toEqual([]);
  });
});

describe('the finds', () => {
  it('come in order and apart from each other, with a name for every kind', () => {
    const texto =
      'A servidora Ana Lima, CPF 529.982.247-25, mora na Rua das Flores, 10, CEP 60175-047. 😀 a@b.com';
    const dados = analisar(texto);
    expect(dados.map(({ tipo }) => tipo)).toEqual(['nome', 'cpf', 'endereco', 'cep', 'email']);
    expect(dados.every(({ inicio }, i) => i === 0 || inicio >= (dados[i - 1]?.fim ?? 0))).toBe(true);
    expect(Object.keys(nomeDoDado)).toEqual([...tiposDeDado]);
  });

  it.each([
    ['CPF 529.982.247\u201125', '529.982.247\u201125'],
    ['CPF ５２９.982.247-25', '５２９.982.247-25'],
    ['CPF\u00A0529.982.\n247-25', '529.982.\n247-25'],
    ['CPF 529.9\u00AD82.247-25', '529.9\u00AD82.247-25'],
    ['\uFEFFCPF 529.982.247-25', '529.982.247-25'],
  ])('have their place in the text as it came from a PDF: %j', (texto, trecho) => {
    expect(achados(texto)).toEqual([['cpf', trecho]]);
  });

  it.each([
    ['A servidora Jose\u0301lia da Silva pediu', 'Jose\u0301lia da Silva'],
    ['A servidora Ma\u00ADria Souza pediu', 'Ma\u00ADria Souza'],
    ['A servidora Sera\uFB01na Souza pediu', 'Sera\uFB01na Souza'],
    ['A servidora Mariana Ta-\nvares pediu', 'Mariana Ta-\nvares'],
  ])('also of names: %j', (texto, trecho) => {
    expect(achados(texto)).toEqual([['nome', trecho]]);
  });

  it('are the same in a long text, read piece by piece', () => {
    const frase = 'A servidora Ana Lima, CPF 529.982.247-25, pediu férias.\n\n';
    const texto = frase.repeat(5000);
    const leitura = analisarAosPoucos(texto);
    let pedacos = 1;
    let passo = leitura.next();
    for (; !passo.done; passo = leitura.next()) pedacos++;
    expect(pedacos).toBeGreaterThan(3);
    expect(passo.value).toHaveLength(10_000);
    expect(passo.value.at(-1)).toEqual({
      inicio: texto.length - frase.length + 26,
      fim: texto.length - frase.length + 40,
      tipo: 'cpf',
    });
  });

  it('are none in an empty text', () => {
    expect(analisar('')).toEqual([]);
  });
});
