import './calendario.css';
import { useState } from 'react';
import { isDesistencia } from '#shell/api/confirmacao.ts';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { EstadoDoCalendario } from '../contract.ts';
import type { AlcanceDoCalendario } from '../domain/compromisso.ts';
import { useCalendario, useDesligar, useEscolher, useMostrar, useRenovar } from './calendario-queries.ts';

/** Leaving the dialog of the second factor is no error. */
const Falha = ({ error }: { readonly error: unknown }) =>
  error && !isDesistencia(error) ? (
    <Message type="danger" title="Não deu certo.">
      {textoDoErro(error)}
    </Message>
  ) : null;

function Endereco({ endereco }: { readonly endereco: string }) {
  return (
    <>
      <Message type="warning" title="Este endereço é só seu." still>
        Quem tiver o endereço vê os seus prazos, sem senha. Não o publique nem o mande a outras pessoas.
      </Message>
      <p className="calendario-endereco">
        <code>{endereco}</code>
        <CopyButton text={endereco} what="endereço" showLabel />
      </p>
      <p>
        No programa de calendário do celular ou do computador, escolha “assinar calendário”, “adicionar por
        URL” ou “da internet”, e cole o endereço.
      </p>
    </>
  );
}

const OPCOES: readonly { readonly value: AlcanceDoCalendario; readonly label: string }[] = [
  { value: 'meus', label: 'Os casos e recursos sob a minha responsabilidade' },
  { value: 'orgao', label: 'Todos os casos e recursos do meu órgão' },
];

function Alcance({ alcance }: Pick<EstadoDoCalendario, 'alcance'>) {
  const escolher = useEscolher();
  return (
    <section aria-labelledby="calendario-alcance">
      <h2 id="calendario-alcance">O que o calendário traz do seu trabalho</h2>
      <RadioGroup
        label="Prazos"
        name="alcance"
        options={OPCOES}
        value={escolher.isPending ? escolher.variables : alcance}
        onChange={({ target }) => escolher.mutate(target.value as AlcanceDoCalendario)}
      />
      <p role="status">{escolher.isSuccess && 'Escolha salva.'}</p>
      <Falha error={escolher.error} />
    </section>
  );
}

type Pergunta = 'renovar' | 'desligar' | null;

const JANELAS = {
  renovar: {
    titulo: 'Trocar o endereço?',
    aceitar: 'Trocar',
    texto: 'O endereço de agora deixa de valer na mesma hora. Cole o novo nos seus programas de calendário.',
  },
  desligar: {
    titulo: 'Desligar o calendário?',
    aceitar: 'Desligar',
    texto: 'O endereço deixa de valer na mesma hora. Apague também o calendário nos programas que o assinam.',
  },
} as const;

interface PartesDoCalendario {
  readonly estado: EstadoDoCalendario;
  /** Once it was asked for; it stays on the page and nowhere else. */
  readonly endereco: string | null;
  readonly onEndereco: (endereco: string | null) => void;
}

function Ligado({ estado, endereco, onEndereco }: PartesDoCalendario) {
  const [pergunta, setPergunta] = useState<Pergunta>(null);
  const aoSaber = (dado: { readonly endereco: string }) => onEndereco(dado.endereco);
  const mostrar = useMostrar(aoSaber);
  const renovar = useRenovar(aoSaber);
  const desligar = useDesligar(() => onEndereco(null));
  const aceitar = () => {
    (pergunta === 'desligar' ? desligar : renovar).mutate(undefined);
    setPergunta(null);
  };
  const janela = pergunta && JANELAS[pergunta];
  return (
    <>
      <section aria-labelledby="calendario-ligado">
        <h2 id="calendario-ligado">O calendário está ligado</h2>
        <p>
          Endereço criado em {formatDia(estado.criadoEm ?? '')}.{' '}
          {estado.lidoEm
            ? `Um programa o leu pela última vez em ${formatDia(estado.lidoEm)}.`
            : 'Nenhum programa o leu ainda.'}
        </p>
        <Falha error={mostrar.error ?? renovar.error ?? desligar.error} />
        {endereco && <Endereco endereco={endereco} />}
        <div className="ui-actions">
          {!endereco && (
            <Button variant="primary" loading={mostrar.isPending} onClick={() => mostrar.mutate(undefined)}>
              Mostrar o endereço
            </Button>
          )}
          <Button variant="secondary" loading={renovar.isPending} onClick={() => setPergunta('renovar')}>
            Trocar o endereço
          </Button>
          <Button variant="secondary" loading={desligar.isPending} onClick={() => setPergunta('desligar')}>
            Desligar
          </Button>
        </div>
      </section>
      {estado.daEquipe && <Alcance alcance={estado.alcance} />}
      <Modal
        open={janela !== null}
        title={janela?.titulo ?? ''}
        acceptLabel={janela?.aceitar ?? ''}
        cancelLabel="Voltar"
        onAccept={aceitar}
        onClose={() => setPergunta(null)}
        largura={520}
      >
        <p>{janela?.texto}</p>
      </Modal>
    </>
  );
}

function Desligado({ onEndereco }: Pick<PartesDoCalendario, 'onEndereco'>) {
  const renovar = useRenovar((dado) => onEndereco(dado.endereco));
  return (
    <section aria-labelledby="calendario-desligado">
      <h2 id="calendario-desligado">O calendário está desligado</h2>
      <Falha error={renovar.error} />
      <div className="ui-actions">
        <Button variant="primary" loading={renovar.isPending} onClick={() => renovar.mutate(undefined)}>
          Ligar o calendário
        </Button>
      </div>
    </section>
  );
}

/** The secret address at which the person's own calendar program reads their terms. */
export default function CalendarioPage() {
  const calendario = useCalendario();
  const [endereco, setEndereco] = useState<string | null>(null);
  if (calendario.isPending) return <Skeleton lines={6} label="Carregando o calendário de prazos…" />;
  if (calendario.isError) return <FalhaAoAbrir falha={calendario} />;
  const { data } = calendario;
  return (
    <div className="calendario-pagina">
      <p>
        Veja os seus prazos no calendário do celular ou do computador: a resposta esperada, o último dia para
        recorrer ou complementar
        {data.daEquipe && ' e, no trabalho, o que é preciso responder, decidir ou enviar'}. Cada prazo traz só
        o protocolo e o que vence.
      </p>
      <Message type="info" title="O que nunca aparece" still>
        Denúncias, comunicações de irregularidade e pedidos com identidade preservada ficam fora do
        calendário, mesmo os seus. Acompanhe-os aqui.
      </Message>
      {data.ligado ? (
        <Ligado estado={data} endereco={endereco} onEndereco={setEndereco} />
      ) : (
        <Desligado onEndereco={setEndereco} />
      )}
    </div>
  );
}
