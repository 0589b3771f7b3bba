import { describe, expect, it } from 'vitest';
import { analisar } from './analisar.ts';

const nomes = (texto: string) =>
  analisar(texto)
    .filter(({ tipo }) => tipo === 'nome')
    .map(({ inicio, fim }) => texto.slice(inicio, fim));

describe('names of people', () => {
  it.each([
    ['O pedido de Maria Aparecida dos Santos foi aceito.', ['Maria Aparecida dos Santos']],
    ['MARIA APARECIDA DOS SANTOS COMPARECEU À SEDE', ['MARIA APARECIDA DOS SANTOS']],
    ['Jose Antonio Goncalves, sem acentos', ['Jose Antonio Goncalves']],
    ['falei com joão da silva ontem', ['joão da silva']],
    ['J. A. Souza e Maria S. vieram', ['J. A. Souza', 'Maria S.']],
    ['SOUZA, Maria; LIMA, J. C.', ['SOUZA, Maria', 'LIMA, J. C.']],
    ["Ana D'Ávila e Anne-Marie Costa", ["Ana D'Ávila", 'Anne-Marie Costa']],
    ['a servidora Claudia, Dona Zefa e o médico Dr. Renato', ['Claudia', 'Zefa', 'Renato']],
    ['Prezada Márcia,', ['Márcia']],
    ['Foi a ROSILENE quem extraviou, disse o MARCELO ontem', ['ROSILENE', 'MARCELO']],
    ['a indígena Yara Tikuna mora na terra de Maria Souza', ['Yara Tikuna', 'Maria Souza']],
    ['Prezado(a) Sr(a). Aparecida,', ['Aparecida']],
    ['filho de João Carlos Pereira e de Ana Lúcia Pereira', ['João Carlos Pereira', 'Ana Lúcia Pereira']],
    ['o servidor Xyvanderson Quaglia pediu', ['Xyvanderson Quaglia']],
    ['meu nome é xyzabc tralala, moro em Natal', ['xyzabc tralala']],
    ['assinado por Maria das Graças de Souza e Silva', ['Maria das Graças de Souza e Silva']],
    ['Pedro Costa e Maria Silva', ['Pedro Costa', 'Maria Silva']],
    ['o diretor João\nSouza saiu', ['João\nSouza']],
    ['Maria  Souza', ['Maria  Souza']],
    ['Atenciosamente,\nXilon Trubetz\nCoordenador-Geral', ['Xilon Trubetz']],
    ['Ana Lima\nJosé Costa\nRuth Alves', ['Ana Lima', 'José Costa', 'Ruth Alves']],
    ['o prefeito Rui Barbosa mora em Rui Barbosa', ['Rui Barbosa']],
    [
      'Kenji Yamamoto, Heinrich Müller, Youssef Haddad e Ubirajara Tikuna',
      ['Kenji Yamamoto', 'Heinrich Müller', 'Youssef Haddad', 'Ubirajara Tikuna'],
    ],
    [
      'Txai Suruí, Tuíre Kayapó, Watatakalu Yawalapiti e Kretã Kaingang',
      ['Txai Suruí', 'Tuíre Kayapó', 'Watatakalu Yawalapiti', 'Kretã Kaingang'],
    ],
    ['Joenia Wapichana e Eliesio Marubo vieram', ['Joenia Wapichana', 'Eliesio Marubo']],
    ['denuncio o cacique babau tupinambá', ['babau tupinambá']],
    ['o cacique raoni metuktire falou', ['raoni metuktire']],
    ['joana disse que a marlene sabia', ['joana', 'marlene']],
    ['josiane e cleber receberam propina', ['josiane', 'cleber']],
    ['o diretor da escola, gilberto zanella, desviou', ['gilberto zanella']],
    ['Relato de Joana Pereira da Silva em 2024', ['Joana Pereira da Silva']],
    ['LAUDO DE PEDRO GOMES FILHO', ['PEDRO GOMES FILHO']],
    ['Ofício de Marta Rocha. Carteira de Rute Lima', ['Marta Rocha', 'Rute Lima']],
    ['ANTÔNIA JOSEFA\nDE ALMEIDA', ['ANTÔNIA JOSEFA\nDE ALMEIDA']],
    ['ANTÔNIA JOSEFA DE\nALMEIDA', ['ANTÔNIA JOSEFA DE\nALMEIDA']],
    ['Antônia Josefa\nda Rocha Lima', ['Antônia Josefa\nda Rocha Lima']],
    ['Ana Lima\nDa Secretaria de Obras', ['Ana Lima']],
    ['SOUZA, Pedro Henrique de. Direito', ['SOUZA, Pedro Henrique de']],
    ['falei com a jussara e o marcelo da portaria', ['jussara', 'marcelo']],
    ['O Marcelo da portaria e à Cláudia do setor', ['Marcelo', 'Cláudia']],
    ['de Pirapó a Cláudia, por marcos legais e na marina', []],
    ['Bom dia, Jéssica! Presentes: Telma, Odair e Vilson.', ['Jéssica', 'Telma', 'Odair', 'Vilson']],
    ['minha avó joana d arc, Joana D Arc Lima', ['joana d arc', 'Joana D Arc Lima']],
    [
      'Mohammed Al-Fayed, Nguyen Thi Lan, Abdul bin Rashid, Kim Soo-jin e Omar El Hassan',
      ['Mohammed Al-Fayed', 'Nguyen Thi Lan', 'Abdul bin Rashid', 'Kim Soo-jin', 'Omar El Hassan'],
    ],
  ])('%j', (texto, esperados) => {
    expect(nomes(texto)).toEqual(esperados);
  });
});
