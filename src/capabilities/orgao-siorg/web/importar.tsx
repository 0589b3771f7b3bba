import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { formatMomento } from '#shell/formato.ts';
import type { FiltroNoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { useListaFiltrada } from '#shell/lista/use-lista.ts';
import { Button } from '#shell/ui/button.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Upload } from '#shell/ui/campos/upload.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { Escopo } from '../domain/diferencas.ts';
import type { FiltroDoDiretorio } from './filtro-do-diretorio.ts';
import { ListaDeImportacoes } from './lista-de-importacoes.tsx';
import { api, compararArquivo, listaDeImportacoes, SIORG, usePrimeirasImportacoes } from './siorg-queries.ts';

const ESCOPOS = [
  {
    value: 'parte',
    label: 'Uma parte da estrutura',
    help: 'Só o que está abaixo das unidades do arquivo pode deixar de existir.',
  },
  {
    value: 'completa',
    label: 'A estrutura inteira',
    help: 'Toda unidade que o arquivo não traz deixa de existir, menos as cadastradas à mão.',
  },
] as const;

/** Only compares: nothing is applied from here. */
export function Importar({ endereco }: { readonly endereco: FiltroNoEndereco<FiltroDoDiretorio> }) {
  const onAbrir = (importacao: number) => endereco.filtrar({ importacao });
  const [arquivo, setArquivo] = useState<File | null>(null);
  const [escopo, setEscopo] = useState<Escopo>('parte');
  const [comparando, setComparando] = useState<'arquivo' | 'servico' | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const queries = useQueryClient();
  const lista = useListaFiltrada(listaDeImportacoes, endereco);
  const primeiras = usePrimeirasImportacoes(lista.numero > 1).data?.itens;
  // At most one waits for a decision, and it is always the newest.
  const novas = lista.numero > 1 ? primeiras : lista.itens;
  const pendente = novas?.find(({ situacao }) => situacao === 'proposta');
  const comparar = async (de: 'arquivo' | 'servico', propor: () => Promise<{ idImportacao: number }>) => {
    setComparando(de);
    setErro(null);
    try {
      const { idImportacao } = await propor();
      await queries.invalidateQueries({ queryKey: SIORG });
      onAbrir(idImportacao);
    } catch (error) {
      setErro(textoDoErro(error));
      setComparando(null);
    }
  };
  return (
    <>
      <p>
        Traga a estrutura em JSON, como o SIORG a publica. As diferenças aparecem antes; nada muda até você
        aplicar.
      </p>
      {pendente && (
        <Message type="warning" title="Há uma comparação à espera de uma decisão.">
          {`${pendente.nome}, feita por ${pendente.responsavel} em ${formatMomento(pendente.criadaEm)}. Se você comparar de novo, ela é descartada.`}
        </Message>
      )}
      {erro && (
        <Message type="danger" title="Não foi possível comparar.">
          {erro}
        </Message>
      )}
      <Upload
        label="Arquivo da estrutura"
        help="Um arquivo .json, de até 60 MB."
        accept=".json,application/json"
        multiple={false}
        files={arquivo ? [{ id: arquivo.name, name: arquivo.name, bytes: arquivo.size }] : []}
        onFiles={([primeiro]) => setArquivo(primeiro ?? null)}
        onRemove={() => setArquivo(null)}
      />
      <RadioGroup
        label="O que o arquivo traz"
        name="escopo"
        options={ESCOPOS}
        value={escopo}
        onChange={({ target }) => setEscopo(target.value as Escopo)}
      />
      <div className="ui-actions">
        <Button
          variant="primary"
          disabled={!arquivo}
          loading={comparando === 'arquivo'}
          onClick={() => arquivo && void comparar('arquivo', () => compararArquivo(arquivo, escopo))}
        >
          Comparar com o diretório
        </Button>
        {lista.dados?.temServico && (
          <Button
            variant="secondary"
            loading={comparando === 'servico'}
            onClick={() =>
              void comparar('servico', () =>
                api('POST /app-web/v1/orgaos-siorg/importacoes/do-servico', undefined, SILENT),
              )
            }
          >
            Buscar no serviço do SIORG
          </Button>
        )}
      </div>
      <h2>Importações</h2>
      <ListaDeImportacoes lista={lista} onAbrir={onAbrir} />
    </>
  );
}
