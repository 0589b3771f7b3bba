import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { nomesDasMudancas, type TipoDeMudanca, tiposDeMudanca } from '../domain/mudanca.ts';
import { AplicarImportacao } from './aplicar-importacao.tsx';
import { SITUACOES } from './lista-de-importacoes.tsx';
import { ListaDeMudancas } from './lista-de-mudancas.tsx';
import { ProblemasDaImportacao } from './problemas-da-importacao.tsx';
import { type ImportacaoInteira, SIORG, useImportacao } from './siorg-queries.ts';

interface ImportacaoAbertaProps {
  readonly idImportacao: number;
  readonly onVoltar: () => void;
}

function Mudancas({ importacao }: { readonly importacao: ImportacaoInteira }) {
  const { contagens, idImportacao, situacao } = importacao;
  const tipos = nomesDasMudancas.filter((tipo) => contagens[tipo] > 0);
  const [escolhido, setEscolhido] = useState<TipoDeMudanca | undefined>();
  const tipo = escolhido ?? tipos[0];
  if (!tipo || situacao === 'descartada') return null;
  return (
    <Tabs
      label="Diferenças por tipo"
      tabs={tipos.map((id) => ({ id, label: tiposDeMudanca[id], count: contagens[id] }))}
      active={tipo}
      onChange={(id) => setEscolhido(id as TipoDeMudanca)}
    >
      <ListaDeMudancas key={tipo} idImportacao={idImportacao} tipo={tipo} />
    </Tabs>
  );
}

function Estado({ importacao }: { readonly importacao: ImportacaoInteira }) {
  const { situacao, vencida, contagens } = importacao;
  if (vencida) {
    return (
      <Message type="warning" title="O diretório mudou depois desta comparação." still>
        Ela já não pode ser aplicada. Volte e compare o arquivo de novo.
      </Message>
    );
  }
  if (situacao === 'proposta' && nomesDasMudancas.every((tipo) => contagens[tipo] === 0)) {
    return (
      <Message type="info" title="Nenhuma diferença." still>
        O diretório já está como a estrutura diz.
      </Message>
    );
  }
  return null;
}

/** What an import changes, by kind, and what of it cannot be applied; then the decision. */
export function ImportacaoAberta({ idImportacao, onVoltar }: ImportacaoAbertaProps) {
  const consulta = useImportacao(idImportacao);
  const queries = useQueryClient();
  const [feito, setFeito] = useState<string | null>(null);
  const concluir = (frase: string) => {
    setFeito(frase);
    void queries.invalidateQueries({ queryKey: SIORG });
  };
  if (consulta.isPending) return <Skeleton lines={6} label="Abrindo a importação…" />;
  if (consulta.isError) {
    return (
      <>
        <FalhaAoAbrir titulo="Não foi possível abrir a importação." falha={consulta} />
        <Button onClick={onVoltar}>Voltar às importações</Button>
      </>
    );
  }
  const { data: importacao } = consulta;
  return (
    <>
      <TituloFocado>{`Importação de ${importacao.nome}`}</TituloFocado>
      {feito && (
        <Message type="success" title="Pronto.">
          {feito}
        </Message>
      )}
      <p className="siorg-marcas">
        {SITUACOES[importacao.situacao]}
        <span>
          {`${importacao.unidades.toLocaleString('pt-BR')} unidades lidas, ${
            importacao.escopo === 'completa' ? 'estrutura inteira' : 'uma parte da estrutura'
          }. Comparada em ${formatMomento(importacao.criadaEm)}, por ${importacao.responsavel}.`}
        </span>
      </p>
      <Estado importacao={importacao} />
      <ProblemasDaImportacao importacao={importacao} />
      <Mudancas importacao={importacao} />
      <AplicarImportacao
        importacao={importacao}
        onFeito={concluir}
        onMudou={() => void queries.invalidateQueries({ queryKey: SIORG })}
        onVoltar={onVoltar}
      />
    </>
  );
}
