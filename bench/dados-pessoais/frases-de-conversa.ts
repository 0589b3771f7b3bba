/** How people are mentioned in passing, by first name, and how documents name their owner. */
export const frasesDeConversa: readonly string[] = [
  'Relato de {nome}, colhido em 3 de maio.',
  'LAUDO DE {nome:caps}\nOfício de {nome}',
  'Depoimento de {nome} e carta de {nome} ao diretor.',
  'falei com a {nome:ummin} do rh e o {nome:ummin} da portaria não sabia de nada',
  'O {nome:um} da portaria mandou falar com a {nome:um} do almoxarifado.',
  'Bom dia, {nome:um}! Presentes: {nome:um}, {nome:um} e {nome:um}.',
  'Entreguei o papel à {nome:um} do setor de compras.',
  'A estudante {nome:fora} e o refugiado {nome:fora} pediram visto; {nome:fora} aguarda.',
  'Requerente: {nome:linha}\nCPF: {cpf}',
  '{nome:invde}. Direito de acesso à informação.',
  'Nascida aos {nasc:palavras}, em Sobral.',
  'Certifico que {nome} nasceu no dia {nasc:palavras}, filho de {nome}.',
];
