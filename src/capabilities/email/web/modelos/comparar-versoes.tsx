import { useState } from 'react';
import { Select } from '#shell/ui/campos/select.tsx';
import type { VersaoDoModelo } from '../../contract.ts';
import { comparar, type Trecho } from '../../domain/comparar.ts';

export const nomesDosCampos = {
  assunto: 'Assunto',
  titulo: 'Título',
  corpo: 'Texto',
  botao: 'Botão',
  ativo: 'Situação',
} as const;

/** The words of a version, as they are compared. */
export const camposDaVersao = ({ assunto, titulo, corpo, botao, ativo }: VersaoDoModelo) => ({
  assunto,
  titulo,
  corpo,
  botao: botao ?? '',
  ativo: ativo ? 'Ativo' : 'Inativo',
});

function Diferenca({ trechos }: { readonly trechos: readonly Trecho[] }) {
  return (
    <p className="email-diferenca">
      {trechos.map(({ tipo, texto }, indice) => {
        const Marca = tipo === 'igual' ? 'span' : tipo === 'posto' ? 'ins' : 'del';
        // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of two texts are never reordered
        return <Marca key={indice}>{texto}</Marca>;
      })}
    </p>
  );
}

/** Two versions, field by field: removed words are struck through, added words underlined. */
export function CompararVersoes({ versoes }: { readonly versoes: readonly VersaoDoModelo[] }) {
  const [de, setDe] = useState(String(versoes[1]?.versao));
  const [ate, setAte] = useState(String(versoes[0]?.versao));
  const opcoes = versoes.map(({ versao }) => ({ value: String(versao), label: `Versão ${versao}` }));
  const achar = (numero: string) => versoes.find(({ versao }) => String(versao) === numero);
  const [antes, depois] = [achar(de), achar(ate)];
  const diferentes =
    antes && depois
      ? (Object.keys(nomesDosCampos) as (keyof typeof nomesDosCampos)[]).flatMap((campo) => {
          const [a, b] = [camposDaVersao(antes)[campo], camposDaVersao(depois)[campo]];
          return a === b ? [] : [{ campo, trechos: comparar(a, b) }];
        })
      : [];
  return (
    <section className="email-comparacao" aria-label="Comparar versões">
      <h3>Comparar versões</h3>
      <div className="email-comparar">
        <Select label="Da versão" options={opcoes} value={de} onChange={setDe} />
        <Select label="Para a versão" options={opcoes} value={ate} onChange={setAte} />
      </div>
      {diferentes.length === 0 && <p>As duas dizem o mesmo.</p>}
      {diferentes.map(({ campo, trechos }) => (
        <div key={campo}>
          <h4>{nomesDosCampos[campo]}</h4>
          <Diferenca trechos={trechos} />
        </div>
      ))}
    </section>
  );
}
