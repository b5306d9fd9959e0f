import { ChatContainer, MainContainer, Message, MessageInput, MessageList } from '@chatscope/chat-ui-kit-react';
import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { same, useChat } from '../pages/chat.tsx';
import { stage } from '../pages/stage.tsx';

stage(function ChatscopeChat({ size }) {
  const [messages, buttons] = useChat(size, same);
  return (
    <>
      {buttons}
      <div style={{ width: 400, height: 540 }}>
        <MainContainer>
          <ChatContainer>
            <MessageList>
              {messages.map(({ id, isOwn, text }) => (
                <Message
                  key={id}
                  model={{
                    message: text,
                    direction: isOwn ? 'outgoing' : 'incoming',
                    position: 'single',
                    sender: 'Ben',
                  }}
                />
              ))}
            </MessageList>
            <MessageInput placeholder="Message" />
          </ChatContainer>
        </MainContainer>
      </div>
    </>
  );
});
