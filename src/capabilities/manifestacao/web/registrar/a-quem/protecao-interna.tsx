import { ANOS_DE_DADOS_PESSOAIS } from '#kernel/prazo/prazos-da-lei.ts';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import './protecao-interna.css';

/**
 * Who sees what a servant or worker tells, before they tell it (Lei 13.608/2018, arts. 4-A and 4-C;
 * Decreto 10.153/2019). Nothing here is promised that the platform does not keep.
 */
export function ProtecaoInterna() {
  return (
    <section className="registrar-protecao" aria-label="Proteção de quem conta">
      <p>
        <strong>Para servidores, terceirizados, estagiários e quem mais trabalha na instituição.</strong> O
        que você conta vai para a ouvidoria, não para a chefia.
      </p>
      <Collapsible title="Quem vê o que você conta" headingLevel={2}>
        <ul>
          <li>
            <strong>Quem cuida dos casos na ouvidoria.</strong> As áreas da instituição, a sua e a de quem
            você cita entre elas, não veem. Se a ouvidoria precisar ouvir uma área sobre uma denúncia, o texto
            vai sem o seu nome e os seus contatos; uma reclamação ou um pedido pode ir com eles.
          </li>
          <li>
            <strong>Quem é citado fica de fora.</strong> Quem você apontar como envolvido, ou disser que não
            deve ver, não acha, não abre e não recebe avisos, mesmo que trabalhe na ouvidoria. Se não sobrar
            ninguém, o caso vai para o órgão acima.
          </li>
          <li>
            <strong>Denúncia pode ser sem nome.</strong> Com nome, ele fica em um cofre por{' '}
            {ANOS_DE_DADOS_PESSOAIS} anos, cada consulta é anotada e você a vê.
          </li>
          <li>
            <strong>Retaliação é proibida.</strong> Se sofrer represália por ter contado, registre: há um
            formulário só para isso (Lei nº 13.608/2018).
          </li>
          <li>Se puder, use aparelho, rede e e-mail seus, não os do trabalho.</li>
        </ul>
      </Collapsible>
    </section>
  );
}
