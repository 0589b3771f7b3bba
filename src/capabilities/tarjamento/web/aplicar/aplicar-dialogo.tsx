import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { ProgressBar } from '#shell/ui/estado/progress-bar.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { paginasMarcadas, sugestoesAbertas } from '../../domain/marcas.ts';
import { MAX_MARCAS } from '../../domain/retangulo.ts';
import { type Documento, paginasPorLer, sugestoesDe } from '../documento.ts';
import { contar, contarMarcas } from '../nomes.ts';
import type { EmAndamento } from './use-aplicar.ts';

interface AplicarDialogoProps {
  readonly documentos: readonly Documento[];
  readonly emAndamento: EmAndamento | null;
  readonly onAplicar: (guardarLista: boolean) => void;
  readonly onCancelar: () => void;
  readonly onFechar: () => void;
}

const quantasAbertas = (documento: Documento): number =>
  sugestoesAbertas(sugestoesDe(documento.lidas), documento.historico.presente).length;

/** Points out what may have been missed, before the marks are applied. */
function OQueFalta({ documentos }: { readonly documentos: readonly Documento[] }) {
  const abertas = documentos.reduce((soma, documento) => soma + quantasAbertas(documento), 0);
  const porLer = documentos.reduce((soma, documento) => soma + paginasPorLer(documento).length, 0);
  const lendo = documentos.some(({ lidas, paginas }) => lidas.size < paginas.length);
  if (abertas === 0 && porLer === 0 && !lendo) return null;
  return (
    <Message type="warning" title="Antes de aplicar:" still>
      {abertas > 0 &&
        `${contar(abertas, 'sugestão não foi decidida', 'sugestões não foram decididas')}. O que não for marcado continua legível. `}
      {porLer > 0 &&
        `${contar(porLer, 'página é imagem e não foi lida', 'páginas são imagem e não foram lidas')}: nada foi procurado nelas. `}
      {lendo && 'A procura de dados pessoais ainda não terminou. '}
    </Message>
  );
}

function MarcasDemais({ nome }: Pick<Documento, 'nome'>) {
  return (
    <Message type="danger" title={`“${nome}” tem marcas demais.`} still>
      São aceitas até {MAX_MARCAS.toLocaleString('pt-BR')} de cada vez. Marque páginas inteiras, ou divida o
      documento em partes.
    </Message>
  );
}

function OQueAcontece({ documento }: { readonly documento: Documento }) {
  const { nome, origem, historico } = documento;
  const { marcas } = historico.presente;
  const paginas = paginasMarcadas(marcas).length;
  return (
    <li>
      <strong>{nome}</strong>: {contarMarcas(marcas)} em {contar(paginas, 'página', 'páginas')}.{' '}
      {origem.tipo === 'disco'
        ? 'O arquivo é enviado para ser tarjado e não fica guardado no servidor. O seu arquivo não muda.'
        : `A cópia tarjada é anexada ao caso ${origem.protocolo}. O original continua no caso, com o mesmo acesso de hoje.`}
    </li>
  );
}

function Andamento({ emAndamento }: { readonly emAndamento: EmAndamento }) {
  const { nome, numero, total, envio } = emAndamento;
  const enviando = envio > 0 && envio < 100;
  return (
    <>
      {total > 1 && (
        <p>
          Documento {numero} de {total}: {nome}
        </p>
      )}
      <ProgressBar
        label={enviando ? 'Enviando o documento' : 'Aplicando e verificando'}
        value={enviando ? envio / 2 : 60}
        text={enviando ? `${Math.round(envio)}%` : 'Isto pode levar alguns segundos'}
      />
      <p className="sr-only" role="status">
        {enviando ? 'Enviando o documento' : 'Aplicando as tarjas e verificando o resultado'}
      </p>
    </>
  );
}

export function AplicarDialogo(props: AplicarDialogoProps) {
  const { documentos, emAndamento, onAplicar, onCancelar, onFechar } = props;
  const [guardarLista, setGuardarLista] = useState(true);
  const demais = documentos.find(({ historico }) => historico.presente.marcas.length > MAX_MARCAS);
  const temCaso = documentos.some(({ origem }) => origem.tipo === 'caso');
  return (
    <Modal
      open
      title="Aplicar e verificar"
      largura={640}
      acceptLabel="Aplicar e verificar"
      acceptDisabled={demais !== undefined}
      showClose={!emAndamento}
      onAccept={() => onAplicar(guardarLista)}
      onClose={emAndamento ? onCancelar : onFechar}
      footer={
        emAndamento ? (
          <Button variant="secondary" data-autofocus="" onClick={onCancelar}>
            Cancelar
          </Button>
        ) : undefined
      }
    >
      {emAndamento ? (
        <Andamento emAndamento={emAndamento} />
      ) : (
        <>
          <p>
            O que está sob as marcas é retirado do documento, junto com propriedades, comentários, anexos,
            formulários e versões anteriores. Depois o resultado é aberto de novo e cada texto retirado é
            procurado nele.
          </p>
          <ul className="tj-documentos">
            {documentos.map((documento) => (
              <OQueAcontece key={documento.id} documento={documento} />
            ))}
          </ul>
          {demais && <MarcasDemais nome={demais.nome} />}
          <OQueFalta documentos={documentos} />
          {temCaso && (
            <Checkbox
              label="Guardar também no caso a lista das marcas com os motivos"
              help="A lista diz a página e o motivo de cada marca, nunca o que ela cobre."
              checked={guardarLista}
              onChange={({ target }) => setGuardarLista(target.checked)}
            />
          )}
        </>
      )}
    </Modal>
  );
}
