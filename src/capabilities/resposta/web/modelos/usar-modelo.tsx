import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Select, type SelectOption } from '#shell/ui/campos/select.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { variaveisNoTexto } from '../../domain/preencher-modelo.ts';
import { api, type Modelo, useModelos } from '../resposta-queries.ts';

const MODELOS = '/manifestacao/modelos-de-resposta';

export type ModoDeInserir = 'substituir' | 'no-cursor';

interface UsarModeloProps {
  /** The case to fill the template in for; null when there are several. */
  readonly idManifestacao: number | null;
  readonly idTipo: number;
  readonly idOuvidoria: number | undefined;
  readonly temTexto: boolean;
  readonly onInserir: (
    modelo: { readonly nome: string; readonly texto: string },
    modo: ModoDeInserir,
  ) => void;
}

const doTipo = (idTipo: number) => (modelo: Modelo) =>
  modelo.idTipoManifestacao === null || modelo.idTipoManifestacao === idTipo;

/** Templates for this type of case come first. */
const opcoes = (modelos: readonly Modelo[], idTipo: number): readonly SelectOption[] => {
  const [seus, outros] = [modelos.filter(doTipo(idTipo)), modelos.filter((cada) => !doTipo(idTipo)(cada))];
  const grupo = (lista: readonly Modelo[], group: string) =>
    lista.map(({ idModelo, nome }) => ({ value: String(idModelo), label: nome, group }));
  return [...grupo(seus, 'Para esta manifestação'), ...grupo(outros, 'De outros tipos')];
};

/** Several cases get the same text, so a template with variables does not fit. */
const serve = (isUmSo: boolean) => (modelo: Modelo) => isUmSo || variaveisNoTexto(modelo.texto).length === 0;

/** Chooses a template of the office, fills it in for the case and inserts it into the text. */
export function UsarModelo({ idManifestacao, idTipo, idOuvidoria, temTexto, onInserir }: UsarModeloProps) {
  const consulta = useModelos(idOuvidoria);
  const [escolhido, setEscolhido] = useState('');
  const [pronto, setPronto] = useState<{ nome: string; texto: string } | null>(null);
  const [buscando, setBuscando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  if (consulta.isError) return <FalhaAoAbrir titulo="Não foi possível buscar os modelos." falha={consulta} />;
  const isUmSo = idManifestacao !== null;
  const modelos = (consulta.data ?? []).filter(serve(isUmSo));
  const modelo = modelos.find(({ idModelo }) => String(idModelo) === escolhido);
  const inserir = (texto: { nome: string; texto: string }, modo: ModoDeInserir) => {
    setPronto(null);
    setEscolhido('');
    onInserir(texto, modo);
  };
  const usar = async () => {
    if (!modelo) return;
    setErro(null);
    setBuscando(true);
    try {
      const { texto } = isUmSo
        ? await api(
            'GET /app-web/v1/tratamento/:idManifestacao/modelos/:idModelo',
            { params: { idManifestacao, idModelo: modelo.idModelo } },
            SILENT,
          )
        : modelo;
      if (temTexto) setPronto({ nome: modelo.nome, texto });
      else inserir({ nome: modelo.nome, texto }, 'substituir');
    } catch (error) {
      setErro(textoDoErro(error));
    } finally {
      setBuscando(false);
    }
  };
  if (consulta.data?.length === 0) {
    return (
      <p className="ui-muted">
        Seu órgão ainda não tem modelos de resposta.{' '}
        <LinkButton to={MODELOS} size="small">
          Ver modelos
        </LinkButton>
      </p>
    );
  }
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível usar o modelo.">
          {erro}
        </Message>
      )}
      <div className="resposta-modelo">
        <Select
          label="Começar de um modelo"
          optional
          help={
            isUmSo
              ? 'Protocolo, prazo, nome, órgão e artigo da lei chegam preenchidos; um nome protegido não é escrito.'
              : 'Com várias manifestações, só os modelos sem dados que mudam de uma para outra.'
          }
          options={opcoes(modelos, idTipo)}
          value={escolhido}
          onChange={setEscolhido}
          disabled={consulta.isPending}
        />
        <Button variant="secondary" disabled={!modelo} loading={buscando} onClick={() => void usar()}>
          Usar modelo
        </Button>
        <LinkButton to={MODELOS}>Ver modelos</LinkButton>
      </div>
      <Modal
        open={pronto !== null}
        title="Já há texto na resposta"
        onClose={() => setPronto(null)}
        footer={
          <>
            <Button onClick={() => setPronto(null)}>Cancelar</Button>
            <Button variant="secondary" onClick={() => pronto && inserir(pronto, 'substituir')}>
              Substituir tudo
            </Button>
            <Button variant="primary" onClick={() => pronto && inserir(pronto, 'no-cursor')}>
              Inserir onde está o cursor
            </Button>
          </>
        }
      >
        <p>
          Onde colocar o modelo <strong>{pronto?.nome}</strong>? De qualquer jeito, dá para desfazer depois.
        </p>
      </Modal>
    </>
  );
}
