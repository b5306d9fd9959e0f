/** Role in chats by user type (spec §6): employees request support, all others can also answer. */
export const chatUserType = (userType: string): 'user' | 'staff' => (userType === 'employee' ? 'user' : 'staff');
