import { faBookmark } from '@fortawesome/free-solid-svg-icons/faBookmark.js';
import { useId, useState } from 'react';
import { z } from 'zod';
import { deGuardado } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { textoDoErro, useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Dropdown, type DropdownItem } from '#shell/ui/janela/dropdown.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { type ListaComFiltros, nomeDoFiltro } from '../domain/filtro-salvo.ts';
import { api, useFiltrosSalvos, useRenovar } from './trabalho-queries.ts';

const SALVAR = 'POST /app-web/v1/tratamento/filtros';
const MUDAR = 'PUT /app-web/v1/tratamento/filtros/:idFiltro';
const APAGAR = 'DELETE /app-web/v1/tratamento/filtros/:idFiltro';

const formulario = z.object({ nome: nomeDoFiltro });

interface Salvo {
  readonly idFiltro: number;
  readonly nome: string;
  /** The filter as an address would hold it. */
  readonly filtro: URLSearchParams;
}

interface NomeDoFiltroProps {
  readonly titulo: string;
  readonly nome: string;
  readonly exemplo: string;
  readonly onGravar: (nome: string) => Promise<unknown>;
  readonly onFechar: () => void;
}

function NomeDoFiltro({ titulo, nome, exemplo, onGravar, onFechar }: NomeDoFiltroProps) {
  const formId = useId();
  const form = useFormulario(formulario, { defaultValues: { nome } });
  const { erro, onSubmit } = useEnvio(form, async (dados: z.output<typeof formulario>) => {
    await onGravar(dados.nome);
    onFechar();
  });
  return (
    <Modal
      open
      title={titulo}
      formId={formId}
      acceptLabel="Salvar"
      accepting={form.formState.isSubmitting}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <Formulario id={formId} form={form} onSubmit={onSubmit} aria-label={titulo}>
        <CampoTexto
          name="nome"
          label="Nome do filtro"
          help={`Por exemplo: ${exemplo}. Só você o vê.`}
          maxLength={60}
          autoComplete="off"
        />
      </Formulario>
    </Modal>
  );
}

interface GerenciarProps {
  readonly salvos: readonly Salvo[];
  readonly onRenomear: (salvo: Salvo) => void;
  readonly onApagar: (salvo: Salvo) => Promise<void>;
  readonly onFechar: () => void;
}

function Gerenciar({ salvos, onRenomear, onApagar, onFechar }: GerenciarProps) {
  const [erro, setErro] = useState<string | null>(null);
  const apagar = async (salvo: Salvo) => {
    setErro(null);
    try {
      await onApagar(salvo);
    } catch (error) {
      setErro(textoDoErro(error));
    }
  };
  return (
    <Modal
      open
      title="Filtros salvos"
      onClose={onFechar}
      footer={
        <Button variant="secondary" onClick={onFechar}>
          Fechar
        </Button>
      }
    >
      {erro && (
        <Message type="danger" title="Não foi possível apagar.">
          {erro}
        </Message>
      )}
      <p role="status">{salvos.length === 0 && 'Nenhum filtro salvo.'}</p>
      <ul className="trabalho-salvos">
        {salvos.map((salvo) => (
          <li key={salvo.idFiltro}>
            <span>{salvo.nome}</span>
            <Button size="small" aria-label={`Renomear ${salvo.nome}`} onClick={() => onRenomear(salvo)}>
              Renomear
            </Button>
            <Button
              size="small"
              tone="danger"
              aria-label={`Apagar ${salvo.nome}`}
              onClick={() => void apagar(salvo)}
            >
              Apagar
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

interface FiltrosSalvosProps<F> {
  readonly lista: ListaComFiltros;
  readonly filtro: F;
  /** A saved filter may hold what the person no longer has, so it is read like an address. */
  readonly forma: FormaDoFiltro<F>;
  /** An example of a name for a filter. */
  readonly exemplo: string;
  readonly onAplicar: (filtro: F) => void;
}

type Aberto = 'salvar' | 'gerenciar' | Salvo | null;

/** Views that a person named: the filters and the order, one click away. */
export function FiltrosSalvos<F>({ lista, filtro, forma, exemplo, onAplicar }: FiltrosSalvosProps<F>) {
  const [aberto, setAberto] = useState<Aberto>(null);
  const { filtros } = useRenovar();
  const { data = [] } = useFiltrosSalvos(lista);
  const salvos = data.map((salvo) => ({ ...salvo, filtro: deGuardado(salvo.filtro) }));
  const silent = { errors: 'silent' } as const;
  const corpo = (nome: string, escolhido: F) => ({ lista, nome, filtro: forma.escrever(escolhido) as never });
  const items: readonly DropdownItem[] = [
    ...salvos.map((salvo) => ({
      id: String(salvo.idFiltro),
      label: salvo.nome,
      onSelect: () => onAplicar(forma.ler(salvo.filtro)),
    })),
    ...(salvos.length > 0 ? [{ id: 'separador', separator: true as const }] : []),
    { id: 'salvar', label: 'Salvar o filtro atual…', onSelect: () => setAberto('salvar') },
    ...(salvos.length > 0
      ? [{ id: 'gerenciar', label: 'Renomear ou apagar…', onSelect: () => setAberto('gerenciar') }]
      : []),
  ];
  const gravar = async (nome: string) => {
    if (typeof aberto === 'object' && aberto !== null)
      await api(
        MUDAR,
        { params: { idFiltro: aberto.idFiltro }, body: corpo(nome, forma.ler(aberto.filtro)) },
        silent,
      );
    else await api(SALVAR, { body: corpo(nome, filtro) }, silent);
    filtros();
  };
  const apagar = async ({ idFiltro }: Salvo) => {
    await api(APAGAR, { params: { idFiltro } }, silent);
    filtros();
  };
  return (
    <>
      <Dropdown label="Filtros salvos" icon={faBookmark} size="small" items={items} align="end" />
      {aberto === 'gerenciar' && (
        <Gerenciar
          salvos={salvos}
          onRenomear={setAberto}
          onApagar={apagar}
          onFechar={() => setAberto(null)}
        />
      )}
      {aberto !== null && aberto !== 'gerenciar' && (
        <NomeDoFiltro
          titulo={aberto === 'salvar' ? 'Salvar o filtro atual' : 'Renomear o filtro'}
          nome={aberto === 'salvar' ? '' : aberto.nome}
          exemplo={exemplo}
          onGravar={gravar}
          onFechar={() => setAberto(null)}
        />
      )}
    </>
  );
}
