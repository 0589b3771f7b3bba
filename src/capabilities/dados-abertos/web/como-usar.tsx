import { CopyButton } from '#shell/ui/copy-button.tsx';
import type { NomeDeConjunto } from '../domain/conjuntos.ts';
import { LICENCA } from '../domain/pacote-de-dados.ts';
import { BASE } from './dados-abertos-queries.ts';
import { Dobravel } from './dobravel.tsx';

interface ComoUsarProps {
  readonly ano: number;
  readonly nomes: readonly NomeDeConjunto[];
}

export function ComoUsar({ ano, nomes }: ComoUsarProps) {
  const endereco = `${window.location.origin}${BASE}/${nomes[0]}?ano=${ano}&limite=100`;
  return (
    <Dobravel id="como-usar" titulo="Como usar" nivel={2}>
      <h3>Em uma planilha</h3>
      <p>
        Baixe o “CSV para planilhas”. O que separa as colunas é o ponto e vírgula, e as datas são dia/mês/ano.
        Se vier em um arquivo .zip, abra-o primeiro.
      </p>
      <h3>Em um programa, pela API</h3>
      <p>
        As mesmas linhas, em JSON e sem cadastro. Peça um ano; a resposta traz até 1.000 linhas em{' '}
        <code>itens</code> e, se houver mais, um <code>proximoCursor</code>: repita o pedido com ele em{' '}
        <code>cursor</code>. Conjuntos:{' '}
        {nomes.map((nome, i) => (
          <span key={nome}>
            {i > 0 && ', '}
            <code>{nome}</code>
          </span>
        ))}
        .
      </p>
      <div className="dados-exemplo">
        <pre>
          <code>{`curl '${endereco}'`}</code>
        </pre>
        <CopyButton text={`curl '${endereco}'`} what="exemplo" showLabel />
      </div>
      <h3>Para conferir o que baixou</h3>
      <p>
        A soma SHA-256 diz se o arquivo chegou inteiro. As de todos estão em{' '}
        <a href={`${BASE}/sha256sums.txt`}>sha256sums.txt</a>.
      </p>
      <h3>Para um portal de dados</h3>
      <p>
        O catálogo de todos os arquivos, no padrão DCAT, está em <a href="/dcat.json">dcat.json</a>: portais
        como o CKAN o colhem sozinhos.
      </p>
      <h3>Licença</h3>
      <p>
        Use, copie e publique, dizendo de onde veio:{' '}
        <a href={LICENCA.endereco} rel="license">
          {LICENCA.nome}
        </a>
        .
      </p>
    </Dobravel>
  );
}
