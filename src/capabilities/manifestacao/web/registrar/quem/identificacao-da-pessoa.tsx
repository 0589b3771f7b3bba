import type { ChangeEvent, FormEvent } from 'react';
import { parte } from '#shell/partes.ts';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import type { PassoProps } from '../passo.ts';
import { useModosResposta } from '../relato/tabelas-query.ts';
import { ANONIMA, IDENTIFICADA, modosDeDenunciar } from './identificada-ou-anonima.ts';
import { quemSabe } from './quem-sabe.ts';

interface Props extends PassoProps {
  readonly isDenuncia: boolean;
  readonly isAcesso: boolean;
  readonly onEntrar: () => void;
  /** For staff who receive people; null for everybody else. */
  readonly onMesa: (() => void) | null;
}

const MeusContatos = parte('meus-contatos');

const PELO_SISTEMA = '1';

/** What the choice takes away, in plain words (Lei 13.460/2017, art. 10 §7; Lei 12.527/2011, art. 31). */
function ComIdentidadePreservada() {
  return (
    <Message type="warning" still title="Antes de escolher:">
      <ul>
        <li>
          Informações sobre você mesmo (seu prontuário, seu benefício, seu processo) não podem ser entregues
          assim: sem saber quem pede, o órgão não pode mostrar dados pessoais a ninguém. Para elas,
          identifique-se.
        </li>
        <li>
          O órgão lê o que você escreve e os arquivos que anexa. Cobrimos seu nome e seus contatos no texto,
          mas não dentro dos arquivos: não os coloque ali.
        </li>
        <li>
          A resposta vem pelo sistema, com aviso por e-mail se você informou um: o órgão não tem para onde
          mandar uma carta.
        </li>
        <li>O que você pediu e a resposta podem ser publicados, sempre sem dizer quem perguntou.</li>
      </ul>
    </Message>
  );
}

function ComoResponder({ registro, mudar }: Pick<PassoProps, 'registro' | 'mudar'>) {
  const { data: modos = [] } = useModosResposta(true);
  const opcoes = modos
    .filter(({ indModoRespostaAtivo }) => indModoRespostaAtivo)
    .map(({ idModoResposta, descModoResposta }) => ({
      value: String(idModoResposta),
      label: descModoResposta,
    }));
  return (
    <>
      {opcoes.length > 0 && !registro.preservarIdentidade && (
        <RadioGroup
          label="Como você quer receber a resposta?"
          options={opcoes}
          value={registro.idModoResposta}
          onChange={(event) => mudar({ idModoResposta: event.target.value })}
        />
      )}
      <Checkbox
        label="Não mostrar minha identidade ao órgão"
        help="Seu nome e seus contatos ficam cifrados e o órgão responde sem saber quem perguntou. Você recebe os avisos e acompanha o pedido como sempre."
        checked={registro.preservarIdentidade}
        onChange={(event) => {
          const preservarIdentidade = event.target.checked;
          mudar({ preservarIdentidade, ...(preservarIdentidade && { idModoResposta: PELO_SISTEMA }) });
        }}
      />
      {registro.preservarIdentidade && <ComIdentidadePreservada />}
    </>
  );
}

function QuemEVoce({ registro }: Pick<PassoProps, 'registro'>) {
  const usuario = useUsuario();
  if (!usuario) return null;
  return (
    <div className="registrar-quem">
      <p>
        Você registra como <strong>{usuario.nome}</strong>.
      </p>
      <p className="ui-muted">{quemSabe(registro)}</p>
      <MeusContatos como="frase" />
    </div>
  );
}

/** With a name or, for a denúncia, without one if the person prefers. */
export function IdentificacaoDaPessoa(props: Props) {
  const { registro, mudar, avancar, voltar, rotuloAvancar, isDenuncia, isAcesso, onEntrar, onMesa } = props;
  const usuario = useUsuario();
  const escolher = (event: ChangeEvent<HTMLInputElement>) => {
    const anonimo = event.target.value === ANONIMA;
    if (usuario || anonimo) mudar({ anonimo });
    else onEntrar();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    avancar();
  };
  return (
    <form onSubmit={submit} aria-label="Identificação">
      {onMesa && (
        <p>
          <Button variant="tertiary" onClick={onMesa}>
            Estou atendendo outra pessoa
          </Button>
        </p>
      )}
      {isDenuncia && (
        <RadioGroup
          label="Como você quer denunciar?"
          options={modosDeDenunciar}
          value={registro.anonimo ? ANONIMA : IDENTIFICADA}
          onChange={escolher}
        />
      )}
      {registro.anonimo ? (
        <Message type="info" still title="Sem identificação:">
          nada seu vai junto, e este aparelho só guarda o rascunho se você marcar isso. No fim, guarde o
          código de acesso: sem ele não dá para acompanhar.
        </Message>
      ) : (
        <QuemEVoce registro={registro} />
      )}
      {isAcesso && <ComoResponder registro={registro} mudar={mudar} />}
      <div className="registrar-acoes" data-pe-ocupado>
        {voltar && (
          <Button variant="secondary" onClick={voltar}>
            Voltar
          </Button>
        )}
        <Button variant="primary" type="submit">
          {rotuloAvancar}
        </Button>
      </div>
    </form>
  );
}
