import { type IdTipoManifestacao, TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { CasoPlanejado, Passo, Quando } from './caso-planejado.ts';
import { modelosPara } from './modelos.ts';
import { pessoasComConta } from './pessoas.ts';
import { criarSorte } from './sorte.ts';
import {
  acrescimo,
  ameacaContada,
  areaPedePrazo,
  outraAmeaca,
  parteAbandonada,
  porQueReabrir,
} from './textos-da-voz.ts';

const CGU = 6;
const { denuncia, reclamacao, solicitacao, acessoAInformacao } = TipoManifestacao;

const lido: readonly Passo[] = [
  { ato: 'visualizar', dia: 1 },
  { ato: 'triar', dia: 2 },
];
const conversa = acrescimo.map(
  (texto, i): Passo => ({ ato: 'mensagem', dia: 4 + i, doManifestante: i === 0, texto }),
);
const reabertura: Passo = { ato: 'pedirReabertura', dia: 15, texto: porQueReabrir };

type Linha = readonly [nome: string, IdTipoManifestacao, Quando, readonly Passo[]];

/** What people do after filing, one case of each kind, in the office whose staff has accounts. */
const linhas: readonly Linha[] = [
  ['acrescimo', reclamacao, { venceEm: 14 }, conversa],
  ['acrescimo-no-acesso', acessoAInformacao, { venceEm: 8 }, conversa],
  [
    'desistencia-em-parte',
    reclamacao,
    { venceEm: 12 },
    [{ ato: 'desistirEmParte', dia: 6, texto: parteAbandonada }],
  ],
  [
    'desistencia-a-decidir',
    denuncia,
    { venceEm: 13 },
    [{ ato: 'pedirDesistencia', dia: 7, ameaca: ameacaContada }],
  ],
  [
    'desistencia-decidida',
    denuncia,
    { venceEm: 6 },
    [
      { ato: 'pedirDesistencia', dia: 6, ameaca: outraAmeaca },
      { ato: 'prosseguirAposDesistencia', dia: 9 },
    ],
  ],
  [
    'desistencia-aceita',
    denuncia,
    { ha: 35 },
    [
      { ato: 'pedirDesistencia', dia: 8 },
      { ato: 'arquivarPorDesistencia', dia: 12 },
    ],
  ],
  ['reabertura-a-decidir', solicitacao, { ha: 22 }, [{ ato: 'responder', dia: 9 }, reabertura]],
  [
    'reabertura-negada',
    reclamacao,
    { ha: 40 },
    [{ ato: 'responder', dia: 9 }, reabertura, { ato: 'negarReabertura', dia: 20 }],
  ],
  ['acrescimo-na-area', denuncia, { venceEm: 17 }, [{ ato: 'tramitar', dia: 3 }, ...conversa.slice(0, 1)]],
  [
    'mais-prazo-a-decidir',
    reclamacao,
    { venceEm: 16 },
    [{ ato: 'tramitar', dia: 5, pedePrazo: areaPedePrazo }],
  ],
];

export const planoDaVoz = (): CasoPlanejado[] =>
  linhas.map(([nome, tipo, quando, passos], i) => {
    const chave = `voz/${nome}`;
    const login = pessoasComConta[i % pessoasComConta.length]?.login ?? 'maria.cidada';
    return {
      chave,
      tipo,
      idOuvidoria: CGU,
      quando,
      passos: [...lido, ...passos],
      modelo: criarSorte(chave).um(modelosPara(tipo, CGU)),
      quem: { login },
    };
  });
