import { useState } from 'react';
import { oQueMudou } from '#capabilities/auditoria/domain/o-que-mudou.ts';
import { formatMomento } from '#shell/formato.ts';
import { NADA } from '#shell/lista/celulas.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { Modelo, VersaoDoModelo } from '../../contract.ts';
import { CompararVersoes, camposDaVersao, nomesDosCampos } from './comparar-versoes.tsx';
import { RestaurarVersao } from './restaurar-versao.tsx';

const mudancas = (versoes: readonly VersaoDoModelo[], indice: number): string => {
  const [esta, antes] = [versoes[indice], versoes[indice + 1]];
  if (!esta || !antes) return 'Primeira versão';
  const mudou = Object.keys(oQueMudou(camposDaVersao(antes), camposDaVersao(esta))?.depois ?? {});
  const campos = Object.entries(nomesDosCampos).flatMap(([campo, nome]) =>
    mudou.includes(campo) ? [nome] : [],
  );
  const restaurada = esta.restauradaDe === null ? '' : ` (restaurada da versão ${esta.restauradaDe})`;
  return `${campos.join(', ')}${restaurada}`;
};

interface VersoesProps {
  readonly modelo: Modelo;
  readonly onFeito: (frase: string) => void;
}

/** Who wrote what and when; any version may be compared and restored. */
export function Versoes({ modelo, onFeito }: VersoesProps) {
  const { versoes, versao } = modelo;
  const [restaurando, setRestaurando] = useState<VersaoDoModelo | null>(null);
  const colunas: readonly TableColumn<VersaoDoModelo>[] = [
    {
      key: 'versao',
      header: 'Versão',
      rowHeader: true,
      cell: (linha) => (linha.versao === versao ? `${linha.versao} (em uso)` : linha.versao),
    },
    { key: 'quem', header: 'Quem', cell: ({ autor }) => autor ?? 'Plataforma' },
    {
      key: 'quando',
      header: 'Quando',
      cell: ({ salvaEm }) => (salvaEm ? formatMomento(salvaEm) : 'Na instalação'),
    },
    { key: 'mudou', header: 'O que mudou', cell: (linha) => mudancas(versoes, versoes.indexOf(linha)) },
    {
      key: 'atos',
      header: 'Ações',
      cell: (linha) =>
        linha.versao === versao || modelo.textoFixo ? (
          NADA
        ) : (
          <Button
            size="small"
            aria-label={`Restaurar a versão ${linha.versao}`}
            onClick={() => setRestaurando(linha)}
          >
            Restaurar
          </Button>
        ),
    },
  ];
  return (
    <section aria-label="Versões">
      <h3>Versões</h3>
      <Table
        caption="Versões do modelo, da mais nova à mais antiga"
        hiddenCaption
        columns={colunas}
        rows={versoes}
        rowKey={(linha) => String(linha.versao)}
        dense
      />
      {versoes.length > 1 && <CompararVersoes key={versao} versoes={versoes} />}
      {restaurando && (
        <RestaurarVersao
          modelo={modelo}
          versao={restaurando}
          onFeito={onFeito}
          onFechar={() => setRestaurando(null)}
        />
      )}
    </section>
  );
}
